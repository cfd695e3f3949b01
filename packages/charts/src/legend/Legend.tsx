import { Drawing } from '../plot/Drawing.tsx';
import { keysOf } from '../plot/keysOf.ts';
import { toneOf } from '../theme/tone.ts';

/** How a chart draws its series. The legend and the tooltip show the same mark. */
export type SeriesMark = 'bar' | 'line';

interface LegendProps {
  series: readonly string[];
  mark: SeriesMark;
}

/** The names of the series with their marks. A single series needs no legend: the title names it. */
export function Legend({ series, mark }: LegendProps) {
  if (series.length < 2) return null;
  const keys = keysOf(series);
  return (
    <ul className="pdc-legend">
      {series.map((name, index) => (
        <li key={keys[index]}>
          <Swatch tone={toneOf(index, series.length)} mark={mark} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The color of a series, with its pattern or its dashes where they are drawn. */
export function Swatch({ tone, mark = 'bar' }: { tone: string; mark?: SeriesMark }) {
  if (mark === 'bar') return <span className={`pdc-swatch ${tone}`} aria-hidden="true" />;
  return (
    <Drawing className="pdc-swatch-line" viewBox="0 0 28 10" width={28} height={10}>
      <path className={`pdc-line ${tone}`} d="M1,5H27" />
    </Drawing>
  );
}
