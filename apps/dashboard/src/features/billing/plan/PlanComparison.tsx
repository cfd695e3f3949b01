import type { PlansResponse } from '@pressdock/api';
import { PLAN_LIMIT_NAMES, PLANS, type PlanLimit } from '@pressdock/api/limits';
import {
  Badge,
  Button,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { usageMessages } from '../../../entities/billing/usage.messages.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { type PlanAction, planAction } from '../billing.rules.ts';
import { planMessages } from './plan.messages.ts';

const { compare: words } = planMessages;

type Plan = PlansResponse['plans'][number];

/** A plan that can be chosen. */
export type PlanName = Plan['plan'];

export interface PlanComparisonProps {
  plans: PlansResponse;
  onChoose: (plan: PlanName, action: PlanAction) => void;
}

/** A table of what each plan includes, beside what the account uses, with a button for each plan. */
export function PlanComparison({ plans, onChoose }: PlanComparisonProps) {
  return (
    <Card title={words.title} padding="none">
      <Table caption={words.caption} isCaptionHidden>
        <TableHead>
          <TableColumn>{words.columns.includes}</TableColumn>
          <TableColumn align="end">{words.columns.usage}</TableColumn>
          {plans.plans.map(({ plan }) => (
            <TableColumn key={plan} align="end">
              {planLabel(plan)}
            </TableColumn>
          ))}
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell isRowHeader>{words.price}</TableCell>
            <TableCell>{null}</TableCell>
            {plans.plans.map(({ plan, price }) => (
              <TableCell key={plan} align="end">
                <PlanPrice price={price} />
              </TableCell>
            ))}
          </TableRow>
          {PLAN_LIMIT_NAMES.map((kind) => (
            <LimitRow key={kind} kind={kind} plans={plans} />
          ))}
          <TableRow>
            <TableCell isRowHeader>{words.analytics}</TableCell>
            <TableCell align="end">
              {plans.analyticsPlan === PLANS.none ? words.unused : words.used}
            </TableCell>
            {plans.plans.map(({ plan }) => (
              <TableCell key={plan} align="end">
                {words.analyticsAddOn}
              </TableCell>
            ))}
          </TableRow>
          <ChoiceRow plans={plans} onChoose={onChoose} />
        </TableBody>
      </Table>
    </Card>
  );
}

function PlanPrice({ price }: Pick<Plan, 'price'>) {
  if (price === null) return words.noPrice;
  return (
    <Stack gap="2" align="end">
      {formatMoney(price)}
      <Text tone="muted" size="13">
        {words.per(price.interval)}
      </Text>
    </Stack>
  );
}

/** One kind: how much the account uses, and how much each plan includes. */
function LimitRow({ kind, plans }: { kind: PlanLimit; plans: PlansResponse }) {
  const used = plans.usage[kind];
  return (
    <TableRow>
      <TableCell isRowHeader>{usageMessages.kinds[kind]}</TableCell>
      <TableCell align="end">{words.amount(used)}</TableCell>
      {plans.plans.map(({ plan, limits }) => (
        <TableCell key={plan} align="end">
          <Included used={used} included={limits[kind]} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function Included({ used, included }: { used: number; included: number | null }) {
  if (included === null) return words.any;
  const amount = included === 0 ? words.notIncluded : words.amount(included);
  if (used <= included) return amount;
  return (
    <Stack gap="4" align="end">
      <span>{amount}</span>
      <Badge tone="caution">{words.exceeded}</Badge>
    </Stack>
  );
}

/** The buttons that choose a plan. */
function ChoiceRow({ plans, onChoose }: PlanComparisonProps) {
  return (
    <TableRow>
      <TableCell isRowHeader>
        <VisuallyHidden>{words.choices}</VisuallyHidden>
      </TableCell>
      <TableCell>{null}</TableCell>
      {plans.plans.map((one) => (
        <TableCell key={one.plan} align="end">
          <Choice one={one} plans={plans} onChoose={onChoose} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function Choice({ one: { plan, price }, plans, onChoose }: PlanComparisonProps & { one: Plan }) {
  const action = planAction(plan, plans);
  if (action === null) {
    const isCurrent = plan === plans.selectedPlan;
    return <Badge tone="accent">{isCurrent ? words.current : words.subscribed}</Badge>;
  }
  return (
    <Changes>
      <Button
        size="small"
        aria-label={words.actionsOf[action](planLabel(plan))}
        isDisabled={price === null}
        onPress={() => onChoose(plan, action)}
      >
        {words.actions[action]}
      </Button>
    </Changes>
  );
}
