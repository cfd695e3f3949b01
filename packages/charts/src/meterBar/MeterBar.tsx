import { useId } from 'react';
import { keysOf } from '../frame/keysOf.ts';
import type { ChartWords } from '../frame/words.ts';
import { Swatch } from '../legend/Legend.tsx';
import { toneOf } from '../theme/tone.ts';
import { type MeterBarPart, type MeterBarSegment, meterBarLayout } from './meterBarLayout.ts';

/** What a bar of shares needs. */
export interface MeterBarProps {
  /** What the parts make up, such as "Berths by quay". */
  title: string;
  parts: readonly MeterBarPart[];
  /** The whole, where the parts leave some of it free; otherwise their sum. */
  whole?: number;
  /** A value with its share between 0 and 1, as it is written beside its name: "12 (40 %)". */
  formatValue: (value: number, share: number) => string;
  words: Pick<ChartWords, 'missing' | 'empty'>;
  /** Hides the title from the eye, where a card or a heading already shows it. */
  isTitleHidden?: boolean;
}

const isDrawn = ({ share }: MeterBarSegment) => share > 0;

/** Shares of a whole as one bar, each with its name and its value written out below. */
export function MeterBar(props: MeterBarProps) {
  const { title, parts, whole, formatValue, words, isTitleHidden = false } = props;
  const id = useId();
  const segments = meterBarLayout(parts, whole);
  const keys = keysOf(parts.map(({ name }) => name));
  // A whole of one part is still a part among others that are none: it is never the only series.
  const tone = (index: number) => toneOf(index, Math.max(2, parts.length));
  const textOf = ({ value, share }: MeterBarSegment) =>
    value === null || !Number.isFinite(value) ? words.missing : formatValue(value, share);
  return (
    <figure className="pdc" aria-labelledby={id}>
      <figcaption id={id} className={isTitleHidden ? 'pdc-hidden' : 'pdc-title'}>
        {title}
      </figcaption>
      <div className="pdc-meter" aria-hidden="true">
        {segments.filter(isDrawn).map(({ index, share }) => (
          <span
            key={keys[index]}
            className={`pdc-meter-part ${tone(index)}`}
            style={{ inlineSize: `${share * 100}%` }}
          />
        ))}
      </div>
      {parts.length === 0 ? (
        <p className="pdc-meter-empty">{words.empty}</p>
      ) : (
        <ul className="pdc-meter-list">
          {segments.map((segment) => (
            <li key={keys[segment.index]}>
              <Swatch tone={tone(segment.index)} />
              <bdi>{segment.name}</bdi>
              <b>
                <bdi>{textOf(segment)}</bdi>
              </b>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
