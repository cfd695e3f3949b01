import type { PlansResponse } from '@pressdock/api';
import { Stack } from '@pressdock/ui';
import { useState } from 'react';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { liveSubscription, type PlanAction } from '../billing.rules.ts';
import { ChangePlanDialog } from '../change/ChangePlanDialog.tsx';
import { changeMessages } from '../change/change.messages.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanComparison, type PlanName } from './PlanComparison.tsx';
import { PlanNotices } from './PlanNotices.tsx';
import { Referrals } from './Referrals.tsx';

/** The plan, its usage, the other plans, and referrals. */
export function PlanTab({ plans }: { plans: PlansResponse }) {
  const [change, setChange] = useState<{ plan: PlanName | 'none'; action: PlanAction }>();
  const subscribed = plans.subscription?.plan ?? '';
  const name = planLabel(change?.plan === 'none' ? subscribed : (change?.plan ?? ''));
  return (
    <Stack gap="24">
      <PlanNotices plans={plans} onKeep={(plan) => setChange({ plan, action: 'keep' })} />
      <CurrentPlan plans={plans} onCancel={() => setChange({ plan: 'none', action: null })} />
      <PlanComparison plans={plans} onChoose={(plan, action) => setChange({ plan, action })} />
      <Referrals referrals={plans.referrals} />
      {change ? (
        <ChangePlanDialog
          title={changeMessages.titles[change.action ?? 'cancel'](name)}
          choice={{ plan: change.plan }}
          action={change.action}
          endsAt={liveSubscription(plans)?.endsAt ?? null}
          onClose={() => setChange(undefined)}
        />
      ) : null}
    </Stack>
  );
}
