'use client';
import { useId } from 'react';
import { checkNumber } from '../checks/checkData.ts';
import { checkText } from '../checks/checkValues.ts';
import { failProp } from '../checks/failProp.ts';
import { Swatch } from '../legend/Legend.tsx';
import { keysOf } from '../plot/keysOf.ts';
import type { ChartWords } from '../plot/words.ts';
import { useLanguage } from '../settings/useLanguage.ts';
import { toneOf } from '../theme/tone.ts';
import { type MeterBarPart, type MeterBarSegment, meterBarLayout } from './meterBarLayout.ts';

/** The props of a bar of shares. Only `title` and `parts` are required. */
export interface MeterBarProps {
  /** What the parts make up, such as "Berths by quay". */
  title: string;
  parts: readonly MeterBarPart[];
  /** The whole, if the parts leave some of it free. By default it is their sum. */
  whole?: number;
  /** Formats a value with its share between 0 and 1. By default "12 (40%)". */
  formatValue?: (value: number, share: number) => string;
  /** Replaces the words of this chart; those of `ChartsProvider`, or English, otherwise. */
  words?: Partial<Pick<ChartWords, 'missing' | 'empty'>>;
  /** Hides the title visually, if a card or a heading already shows it. */
  isTitleHidden?: boolean;
}

const isDrawn = ({ share }: MeterBarSegment) => share > 0;

function checkParts(parts: unknown): void {
  const expected = 'an array of parts such as { name: "North quay", value: 42 }';
  if (!Array.isArray(parts)) failProp('MeterBar', 'parts', parts, expected);
  parts.forEach((part: Partial<MeterBarPart> | null | undefined, index) => {
    const name = part?.name;
    if (typeof name !== 'string') failProp('MeterBar', `parts[${index}].name`, name, 'a string');
    checkNumber('MeterBar', `parts[${index}].value`, part?.value);
  });
}

/** Shares of a whole as one bar, with the name and the value of each part below it. */
export function MeterBar(props: MeterBarProps) {
  const { title, parts, whole, formatValue, words: ownWords, isTitleHidden = false } = props;
  checkText('MeterBar', 'title', title, 'Berths by quay');
  checkParts(parts);
  checkNumber('MeterBar', 'whole', whole);
  const id = useId();
  const language = useLanguage('MeterBar', { words: ownWords });
  const { words, formatShare } = language;
  const segments = meterBarLayout(parts, whole);
  const keys = keysOf(parts.map(({ name }) => name));
  // A single part is still one of several: the rest of the whole is the other one.
  const tone = (index: number) => toneOf(index, Math.max(2, parts.length));
  const format = (value: number, share: number) =>
    formatValue?.(value, share) ?? `${language.formatValue(value)} (${formatShare(share)})`;
  const textOf = ({ value, share }: MeterBarSegment) =>
    typeof value === 'number' && Number.isFinite(value) ? format(value, share) : words.missing;
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
