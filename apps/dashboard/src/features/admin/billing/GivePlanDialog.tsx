import type { BillingAccountResponse, GrantPlanRequest } from '@pressdock/api';
import { ANALYTICS_PLANS, PLANS } from '@pressdock/api/limits';
import { Select, SelectItem, TextArea, TextField } from '@pressdock/ui';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { pair } from '../../../shared/page/page.css.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { billedAccountsMessages } from './billedAccounts.messages.ts';
import { changeSubscriptionAtom, grantPlanAtom } from './billedAccounts.queries.ts';
import { grantablePlans, parseUntil } from './billedAccounts.rules.ts';

const { dialog: words } = billedAccountsMessages;

export interface GivePlanDialogProps {
  account: BillingAccountResponse;
  /** Whether the plan is given without payment, or the subscription changes. */
  action: 'grant' | 'change';
  onClose: () => void;
}

interface Values {
  plan: string;
  analyticsPlan: string;
  until: string;
  reason: string;
}

function valuesOf(account: BillingAccountResponse, isGrant: boolean): Values {
  const { paidPlan, paidAnalyticsPlan } = account;
  if (!isGrant) return { plan: paidPlan, analyticsPlan: paidAnalyticsPlan, until: '', reason: '' };
  const { selectedPlan, analyticsPlan } = account.grant ?? account;
  const until = account.grant?.until?.slice(0, 10) ?? '';
  return { plan: selectedPlan, analyticsPlan, until, reason: '' };
}

function findErrors({ until, reason }: Values) {
  const end = parseUntil(until);
  const isPast = typeof end === 'string' && new Date(end) <= new Date();
  return fieldErrors({
    ...(end === undefined ? { until: words.untilWrong } : isPast ? { until: words.untilPast } : {}),
    ...(reason.trim() === '' ? { reason: words.reasonMissing } : {}),
  });
}

/** Grants a plan to an account, or changes its subscription, with a reason. */
export function GivePlanDialog({ account, action, onClose }: GivePlanDialogProps) {
  const isGrant = action === 'grant';
  const grant = useSetAtom(grantPlanAtom);
  const change = useSetAtom(changeSubscriptionAtom);
  const form = useForm({
    source: { values: valuesOf(account, isGrant) },
    validate: findErrors,
    save: ({ plan, analyticsPlan, until, reason }: Values) => {
      const id = account._id;
      const plans = { plan, analyticsPlan } as {
        plan: GrantPlanRequest['selectedPlan'];
        analyticsPlan: GrantPlanRequest['analyticsPlan'];
      };
      if (!isGrant) return change({ id, body: { ...plans, reason } });
      const end = parseUntil(until) ?? null;
      const selection = { selectedPlan: plans.plan, analyticsPlan: plans.analyticsPlan };
      return grant({ id, body: { ...selection, until: end, reason } });
    },
    explain: (failure) => {
      const isRefused = failure.status === 409 || failure.status === 503;
      return failureErrors(failure, isRefused ? failure.error.message : words.failed);
    },
    onSaved: () => {
      const title = isGrant ? words.granted(account.email) : words.changed(account.email);
      toasts.add({ title, tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={isGrant ? words.grantTitle : words.changeTitle}
      description={
        isGrant ? words.grantDescription(account.email) : words.changeDescription(account.email)
      }
      submitLabel={isGrant ? words.grant : words.change}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <div className={pair}>
        <Select
          name="plan"
          label={words.plan}
          value={form.values.plan}
          onChange={(plan) => plan && form.change({ plan: String(plan) })}
        >
          {grantablePlans.map((plan) => (
            <SelectItem key={plan} id={plan}>
              {planLabel(plan)}
            </SelectItem>
          ))}
        </Select>
        <Select
          name="analyticsPlan"
          label={words.analyticsPlan}
          value={form.values.analyticsPlan}
          onChange={(plan) => plan && form.change({ analyticsPlan: String(plan) })}
        >
          {ANALYTICS_PLANS.map((plan) => (
            <SelectItem key={plan} id={plan}>
              {plan === PLANS.none ? words.none : planLabel(plan)}
            </SelectItem>
          ))}
        </Select>
      </div>
      {isGrant ? (
        <TextField {...form.field('until')} label={words.until} description={words.untilHint} />
      ) : null}
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        description={words.reasonHint}
        isRequired
      />
    </FormDialog>
  );
}
