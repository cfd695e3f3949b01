import { keysOf } from '../frame/keysOf.ts';
import { toneOf } from '../theme/tone.ts';

/** The names of the series beside their colours. One series needs none: the title names it. */
export function Legend({ series }: { series: readonly string[] }) {
  if (series.length < 2) return null;
  const keys = keysOf(series);
  return (
    <ul className="pdc-legend">
      {series.map((name, index) => (
        <li key={keys[index]}>
          <Swatch tone={toneOf(index, series.length)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The colour of a series, and its pattern where the theme draws one. */
export function Swatch({ tone }: { tone: string }) {
  return <span className={`pdc-swatch ${tone}`} aria-hidden="true" />;
}
