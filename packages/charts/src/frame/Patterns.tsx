import type { CSSProperties } from 'react';
import { patternOf, toneCount } from '../theme/tone.ts';

/** The path of each pattern by tone. The second series is solid. */
const marks: Readonly<Record<number, string>> = {
  1: 'M-2,2L2,-2M-2,10L10,-2M6,10L10,6',
  3: 'M2,2h0M6,6h0',
  4: 'M0,2H8M0,6H8',
  5: 'M0,0H4V4H0ZM4,4H8V8H4Z',
  6: 'M1,0V8M5,0V8',
};

const tones = (seriesCount: number) =>
  Object.keys(marks).filter((tone) => Number(tone) <= Math.min(seriesCount, toneCount));

/** Returns the custom properties through which the style sheet refers to the patterns of a chart. */
export function patternStyles(id: string, seriesCount: number): CSSProperties {
  const styles: Record<string, string> = {};
  if (seriesCount > 1) {
    for (const tone of tones(seriesCount)) {
      styles[`--pdc-pattern-${tone}`] = `url("#${patternOf(id, tone)}")`;
    }
  }
  return styles;
}

/** The patterns that fill the series where color is not enough, such as in print. */
export function Patterns({ id, seriesCount }: { id: string; seriesCount: number }) {
  if (seriesCount < 2) return null;
  return (
    <defs>
      {tones(seriesCount).map((tone) => (
        <pattern
          key={tone}
          id={patternOf(id, tone)}
          className={`pdc-pattern pdc-tone-${tone}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className="pdc-ground" d="M0,0H8V8H0Z" />
          <path className="pdc-pattern-marks" d={marks[Number(tone)]} />
        </pattern>
      ))}
    </defs>
  );
}
