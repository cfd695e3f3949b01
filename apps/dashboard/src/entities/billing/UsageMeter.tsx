import { type PlanLimit, USAGE_WARNING } from '@pressdock/api/limits';
import { Meter } from '@pressdock/ui';
import { usageMessages as words } from './usage.messages.ts';

export interface UsageMeterProps {
  kind: PlanLimit;
  used: number;
  /** At least 1. */
  limit: number;
}

/** The usage of one kind that the plan limits, with a warning before the limit is reached. */
export function UsageMeter({ kind, used, limit }: UsageMeterProps) {
  return (
    <Meter
      label={words.kinds[kind]}
      value={used}
      maxValue={Math.max(limit, used)}
      valueLabel={words.of(used, limit)}
      thresholds={[
        { from: limit * USAGE_WARNING, tone: 'caution', label: words.near },
        { from: limit, tone: 'caution', label: words.reached },
        { from: limit + 1, tone: 'critical', label: words.over },
      ]}
    />
  );
}
