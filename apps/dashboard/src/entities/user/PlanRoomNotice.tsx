import type { PlanLimit } from '@pressdock/api/limits';
import { Alert, LinkButton, Stack } from '@pressdock/ui';
import { billingPaths } from '../../shared/billingPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { planUsageAtom } from '../billing/plans.queries.ts';
import { UsageMeter } from '../billing/UsageMeter.tsx';
import { usageMessages as words } from '../billing/usage.messages.ts';
import { usageLevel } from '../billing/usage.rules.ts';
import type { Addable } from './addPermission.rules.ts';
import { isActingAtom, meAtom } from './user.queries.ts';

const kinds = {
  product: 'products',
  plugin: 'products',
  theme: 'products',
  license: 'licenses',
  featureFlag: 'flags',
  featureFlagProduct: 'flagProducts',
} as const satisfies Record<Addable, PlanLimit>;

/** Warns everyone in the account when the limit of the plan is near or reached; nothing below that, or while it is unknown. */
export function PlanRoomNotice({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  const isActing = useAtomValue(isActingAtom);
  const plan = useAtomValue(planUsageAtom).data;
  const kind = kinds[what];
  const limit = plan?.limits[kind] ?? null;
  const used = plan?.usage[kind] ?? 0;
  const level = usageLevel(used, limit);
  if (limit === null || level === 'low') return null;
  const things = words.things[kind];
  const reached = isActing ? words.reachedForMember(me?.email ?? '') : words.reachedBody;
  return (
    <Alert
      tone={level === 'near' ? 'info' : 'caution'}
      title={level === 'near' ? words.nearTitle(things) : words.reachedTitle(things)}
      actions={
        isActing ? undefined : (
          <LinkButton size="small" href={billingPaths.billing()}>
            {words.toPlans}
          </LinkButton>
        )
      }
    >
      <Stack gap="8">
        <span>{level === 'near' ? words.nearBody : reached}</span>
        <UsageMeter kind={kind} used={used} limit={Math.max(limit, 1)} />
      </Stack>
    </Alert>
  );
}
