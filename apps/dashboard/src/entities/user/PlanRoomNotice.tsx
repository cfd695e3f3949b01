import type { PlanLimit } from '@pressdock/api/limits';
import { Alert, LinkButton, Stack } from '@pressdock/ui';
import { billingPaths } from '../../shared/billingPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { plansAtom } from '../billing/plans.queries.ts';
import { UsageMeter } from '../billing/UsageMeter.tsx';
import { usageMessages as words } from '../billing/usage.messages.ts';
import { usageLevel } from '../billing/usage.rules.ts';
import type { Addable } from './addPermission.rules.ts';

const kinds = {
  product: 'products',
  plugin: 'products',
  theme: 'products',
  license: 'licenses',
  featureFlag: 'flags',
  featureFlagProduct: 'flagProducts',
} as const satisfies Record<Addable, PlanLimit>;

/** Warns when the limit of the plan is near or reached; nothing below that, or while it is unknown. */
export function PlanRoomNotice({ what }: { what: Addable }) {
  const plans = useAtomValue(plansAtom).data;
  const kind = kinds[what];
  const limit = plans?.limits[kind] ?? null;
  const used = plans?.usage[kind] ?? 0;
  const level = usageLevel(used, limit);
  if (limit === null || level === 'low') return null;
  const things = words.things[kind];
  return (
    <Alert
      tone={level === 'near' ? 'info' : 'caution'}
      title={level === 'near' ? words.nearTitle(things) : words.reachedTitle(things)}
      actions={
        <LinkButton size="small" href={billingPaths.billing()}>
          {words.toPlans}
        </LinkButton>
      }
    >
      <Stack gap="8">
        <span>{level === 'near' ? words.nearBody : words.reachedBody}</span>
        <UsageMeter kind={kind} used={used} limit={Math.max(limit, 1)} />
      </Stack>
    </Alert>
  );
}
