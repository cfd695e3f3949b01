import type { ShadeLimit } from './shades.ts';

interface ShadeLegendProps {
  limits: readonly ShadeLimit[];
  formatValue: (value: number) => string;
}

/** The legend of a heat map: zero, then the highest value of each shade. */
export function ShadeLegend({ limits, formatValue }: ShadeLegendProps) {
  return (
    <ul className="pdc-legend pdc-shades">
      {limits.map(({ step, upTo }) => (
        <li key={step}>
          <span className={`pdc-swatch pdc-heat-${step}`} aria-hidden="true" />
          <bdi>{step === 0 ? formatValue(0) : `≤ ${formatValue(upTo)}`}</bdi>
        </li>
      ))}
    </ul>
  );
}
