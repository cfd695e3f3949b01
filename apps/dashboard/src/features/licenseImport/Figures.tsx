import { Stat, StatGroup } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';

/** Counts beside each other, each under its name. */
export function Figures({
  facts,
}: {
  facts: readonly (readonly [label: string, count: number])[];
}) {
  return (
    <StatGroup>
      {facts.map(([label, count]) => (
        <Stat key={label} label={label} value={formatNumber(count)} />
      ))}
    </StatGroup>
  );
}
