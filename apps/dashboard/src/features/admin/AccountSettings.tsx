import type { AccountResponse } from '@pressdock/api';
import { ANALYTICS_PLANS, PLANS } from '@pressdock/api/limits';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  Form,
  Inline,
  Select,
  SelectItem,
  Stack,
} from '@pressdock/ui';
import { capitalize, planName } from '../../entities/user/user.rules.ts';
import { UnsavedChanges } from '../../shared/form/UnsavedChanges.tsx';
import { permissions } from './accountSettings.rules.ts';
import * as styles from './admin.css.ts';
import { adminMessages } from './admin.messages.ts';
import { useAccountSettings } from './useAccountSettings.ts';

const { settings: words } = adminMessages;

const analyticsPlanName = (plan: string) =>
  plan === 'none' ? words.noAnalytics : capitalize(planName(plan));

/** What the operator sets of an account, as one form. */
export function AccountSettings({ account }: { account: AccountResponse }) {
  const form = useAccountSettings(account);
  const { values, change } = form;
  return (
    <Card title={words.title}>
      <Form
        onSubmit={form.submit}
        validationErrors={form.faults?.fields}
        errorMessage={form.faults?.message}
        summaryTitle={words.summaryTitle}
      >
        <div className={styles.pair}>
          <Select
            name="selectedPlan"
            label={words.plan}
            value={values.selectedPlan}
            onChange={(plan) => change('selectedPlan', plan ?? values.selectedPlan)}
          >
            {PLANS.all.map((plan) => (
              <SelectItem key={plan} id={plan}>
                {capitalize(planName(plan))}
              </SelectItem>
            ))}
          </Select>
          <Select
            name="analyticsPlan"
            label={words.analyticsPlan}
            value={values.analyticsPlan}
            onChange={(plan) => change('analyticsPlan', plan ?? values.analyticsPlan)}
          >
            {ANALYTICS_PLANS.map((plan) => (
              <SelectItem key={plan} id={plan}>
                {analyticsPlanName(plan)}
              </SelectItem>
            ))}
          </Select>
        </div>
        <Checkbox
          isSelected={values.isDeliquent}
          onChange={(isDeliquent) => change('isDeliquent', isDeliquent)}
          description={words.isDeliquentHint}
        >
          {words.isDeliquent}
        </Checkbox>
        <CheckboxGroup
          label={words.permissions}
          value={permissions.filter((name) => values[name])}
          onChange={(allowed) => {
            for (const name of permissions) change(name, allowed.includes(name));
          }}
        >
          {permissions.map((name) => (
            <Checkbox key={name} value={name}>
              {words[name]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Stack gap="12">
          {form.isSaved ? <Alert tone="positive">{words.saved}</Alert> : null}
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
        </Stack>
      </Form>
      <UnsavedChanges hasChanges={form.hasChanges}>{words.leave}</UnsavedChanges>
    </Card>
  );
}
