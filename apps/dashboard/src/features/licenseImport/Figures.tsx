import { Stat, StatGroup } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';

/** Counts side by side, each below its label. */
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
