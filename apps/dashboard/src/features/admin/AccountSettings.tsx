import type { AccountResponse, PatchAccountRequest } from '@pressdock/api';
import { ANALYTICS_PLANS, PLANS } from '@pressdock/api/limits';
import { Button, Card, Checkbox, CheckboxGroup, Inline, Select, SelectItem } from '@pressdock/ui';
import { planLabel } from '../../entities/user/user.rules.ts';
import { failureErrors } from '../../shared/form/formErrors.rules.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { type FormHandle, useForm } from '../../shared/form/useForm.ts';
import { pair } from '../../shared/page/page.css.ts';
import { useSetAtom } from '../../shared/state.ts';
import { type AccountValues, accountValues, permissions } from './accountSettings.rules.ts';
import { saveAccountAtom } from './accounts.queries.ts';
import { adminMessages } from './admin.messages.ts';

const { settings: words } = adminMessages;

/** The settings of an account that only the operator can change. */
export function AccountSettings({ account }: { account: AccountResponse }) {
  const save = useSetAtom(saveAccountAtom);
  const form = useForm({
    source: { values: accountValues(account) },
    save: (_values, { changes }) => save({ id: account._id, body: changes as PatchAccountRequest }),
    explain: (failure) =>
      failureErrors(failure, failure.status === 409 ? failure.error.message : words.failed),
  });
  return (
    <Card title={words.title}>
      <PageForm
        form={form}
        subject="account"
        errorTitle={words.errorTitle}
        actions={
          <Inline>
            <Button
              type="submit"
              variant="primary"
              isDisabled={!form.hasChanges}
              isPending={form.isPending}
            >
              {words.save}
            </Button>
          </Inline>
        }
      >
        <Plans form={form} />
        <Checkbox
          isSelected={form.values.isDeliquent}
          onChange={(isDeliquent) => form.change({ isDeliquent })}
          description={words.isDeliquentHint}
        >
          {words.isDeliquent}
        </Checkbox>
        <Permissions form={form} />
      </PageForm>
    </Card>
  );
}

const analyticsPlanName = (plan: string) => (plan === 'none' ? words.noAnalytics : planLabel(plan));

// An account without a plan keeps that as its choice; it cannot be returned to.
const offeredPlans = (plan: string): readonly string[] =>
  PLANS.all.some((one) => one === plan) ? PLANS.all : [plan, ...PLANS.all];

function Plans({ form: { values, initial, change } }: { form: FormHandle<AccountValues> }) {
  return (
    <div className={pair}>
      <Select
        name="selectedPlan"
        label={words.plan}
        value={values.selectedPlan}
        onChange={(plan) => plan && change({ selectedPlan: plan })}
      >
        {offeredPlans(initial.selectedPlan).map((plan) => (
          <SelectItem key={plan} id={plan}>
            {planLabel(plan)}
          </SelectItem>
        ))}
      </Select>
      <Select
        name="analyticsPlan"
        label={words.analyticsPlan}
        value={values.analyticsPlan}
        onChange={(plan) => plan && change({ analyticsPlan: plan })}
      >
        {ANALYTICS_PLANS.map((plan) => (
          <SelectItem key={plan} id={plan}>
            {analyticsPlanName(plan)}
          </SelectItem>
        ))}
      </Select>
    </div>
  );
}

function Permissions({ form: { values, change } }: { form: FormHandle<AccountValues> }) {
  return (
    <CheckboxGroup
      label={words.permissions}
      value={permissions.filter((name) => values[name])}
      onChange={(allowed) =>
        change(Object.fromEntries(permissions.map((name) => [name, allowed.includes(name)])))
      }
    >
      {permissions.map((name) => (
        <Checkbox key={name} value={name}>
          {words[name]}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
