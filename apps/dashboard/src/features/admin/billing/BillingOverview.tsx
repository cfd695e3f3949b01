import type { BillingStatusResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  Card,
  DescriptionItem,
  DescriptionList,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { formatDate, formatNumber } from '../../../shared/format.ts';
import { Day } from '../../../shared/page/Day.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { billedAccountsMessages as words } from './billedAccounts.messages.ts';
import { reconcileAtom } from './billedAccounts.queries.ts';

/** The state of billing: problems of the setup, totals, and the comparison with Stripe. */
export function BillingOverview({ status }: { status: BillingStatusResponse }) {
  const { missingPrices, totals, lastPayment } = status;
  return (
    <>
      {status.isTestMode ? <Alert tone="info">{words.testMode}</Alert> : null}
      {missingPrices.length > 0 ? (
        <Alert tone="caution">{words.missingPrices(missingPrices.map(planLabel).join(', '))}</Alert>
      ) : null}
      <StatGroup>
        <Stat label={words.totals.subscribed} value={formatNumber(totals.subscribed)} />
        <Stat label={words.totals.delinquent} value={formatNumber(totals.delinquent)} />
        <Stat label={words.totals.granted} value={formatNumber(totals.granted)} />
        <Stat
          label={words.lastPayment}
          value={lastPayment ? formatMoney(lastPayment) : '–'}
          detail={lastPayment ? formatDate(lastPayment.at) : undefined}
        />
      </StatGroup>
      <Reconciliation reconciliation={status.reconciliation} />
    </>
  );
}

function Reconciliation({ reconciliation }: Pick<BillingStatusResponse, 'reconciliation'>) {
  const { isRunning, finishedAt, checked, repaired, failed } = reconciliation;
  const reconcile = useSetAtom(reconcileAtom);
  const { isPending, run } = useSubmission();
  const [hasFailed, setFailed] = useState(false);
  const start = () =>
    run(async () => {
      setFailed(false);
      setFailed(!(await reconcile()));
    });
  return (
    <Card
      title={words.reconcile.title}
      aside={
        <Button size="small" isPending={isPending || isRunning} onPress={start}>
          {words.reconcile.start}
        </Button>
      }
    >
      <Stack gap="16">
        <Text as="p" tone="muted">
          {words.reconcile.body}
        </Text>
        {hasFailed ? <Alert tone="critical">{words.reconcile.failed}</Alert> : null}
        <DescriptionList>
          <DescriptionItem term={words.reconcile.last}>
            {isRunning ? (
              words.reconcile.running
            ) : finishedAt === null ? (
              words.reconcile.never
            ) : (
              <Day moment={finishedAt} />
            )}
          </DescriptionItem>
          {finishedAt === null ? null : (
            <DescriptionItem term={words.reconcile.result}>
              {words.reconcile.finished(checked, repaired, failed)}
            </DescriptionItem>
          )}
        </DescriptionList>
      </Stack>
    </Card>
  );
}
