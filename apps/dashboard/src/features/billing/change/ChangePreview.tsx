import type { PlanPreviewResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import {
  Alert,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatMoney, formatPrice } from '../../../entities/billing/money.rules.ts';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { formatDate } from '../../../shared/format.ts';
import { changeMessages as words } from './change.messages.ts';
import type { PlanChoice } from './change.queries.ts';
import { isLater } from './change.rules.ts';
import { ExcessNotice } from './ExcessNotice.tsx';

export interface ChangePreviewProps {
  preview: PlanPreviewResponse;
  choice: PlanChoice;
  /** The time, in milliseconds, against which the start is compared. */
  now: number;
  /** When the subscription would end without the change; null if it renews or is kept. */
  wouldEndAt: string | null;
}

/** The cost of a change now and later, when it takes effect, and which limits it exceeds. */
export function ChangePreview({ preview, choice, now, wouldEndAt }: ChangePreviewProps) {
  const { renewal, startsAt, exceeded, selectedPlan, analyticsPlan } = preview;
  return (
    <Stack gap="16">
      <Costs preview={preview} />
      <Text as="p">
        {isLater(preview, now) ? words.startsAt(formatDate(startsAt)) : words.startsNow}{' '}
        {renewal ? words.renewal(formatPrice(renewal)) : words.noRenewal}
      </Text>
      {wouldEndAt !== null && renewal ? (
        <Alert tone="caution">{words.continues(formatDate(wouldEndAt))}</Alert>
      ) : null}
      {choice.plan === PLANS.none && selectedPlan === PLANS.none ? (
        <Alert tone="caution">{words.withoutPlan}</Alert>
      ) : null}
      {choice.analyticsPlan === PLANS.none && analyticsPlan === PLANS.none ? (
        <Alert tone="caution">{words.withoutAnalytics}</Alert>
      ) : null}
      {selectedPlan !== PLANS.none ? <ExcessNotice exceeded={exceeded} /> : null}
    </Stack>
  );
}

// Before there is a customer in Stripe, the lines are named by their plans.
const lineText = (description: string) =>
  description === PLANS.analytics ? words.analyticsLine : planLabel(description);

/** The items of the change and their sum. */
function Costs({ preview: { lines, due } }: Pick<ChangePreviewProps, 'preview'>) {
  if (lines.length === 0) return null;
  const isCredit = due.amount < 0;
  return (
    <Table caption={words.lines} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.columns.line}</TableColumn>
        <TableColumn align="end">{words.columns.amount}</TableColumn>
      </TableHead>
      <TableBody>
        {lines.map(({ description, amount }, index) => (
          // Two lines may have the same description.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <TableRow key={index}>
            <TableCell>{lineText(description)}</TableCell>
            <TableCell align="end">{formatMoney({ amount, currency: due.currency })}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell isRowHeader>{isCredit ? words.credit : words.dueNow}</TableCell>
          <TableCell align="end">
            <Text as="strong" weight="semibold">
              {formatMoney({ ...due, amount: Math.abs(due.amount) })}
            </Text>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
