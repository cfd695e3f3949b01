import { ExternalIcon, LinkButton, PageHeader, Stack, Text } from '@pressdock/ui';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { FoundAccounts } from '../list/FoundAccounts.tsx';
import { StateFilterBar } from '../list/StateFilterBar.tsx';
import { useStateFilter } from '../list/useStateFilter.ts';
import { OperatorOnly } from '../OperatorOnly.tsx';
import { BillingOverview } from './BillingOverview.tsx';
import { billedAccountsMessages as words } from './billedAccounts.messages.ts';
import { billedAccountsAtoms, billingStatusAtom } from './billedAccounts.queries.ts';
import { billedStates } from './billedAccounts.rules.ts';
import { ChangeableAccounts } from './ChangeableAccounts.tsx';

/** The accounts with their plan, state and last payment, for the operator; the URL holds the filter. */
export function BilledAccountsPage() {
  return (
    <OperatorOnly title={words.title}>
      <Billing />
    </OperatorOnly>
  );
}

function Billing() {
  const { data: status, isError, isFetching, refetch } = useAtomValue(billingStatusAtom);
  const stripeUrl = status?.stripeUrl ?? null;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={status?.isBillingEnabled ? words.context : undefined}
        actions={
          stripeUrl === null ? undefined : (
            <LinkButton href={stripeUrl} target="_blank" rel="noreferrer">
              {words.toStripe}
              <ExternalIcon size={16} />
            </LinkButton>
          )
        }
      />
      {status === undefined ? (
        isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.statusFailed}
          </FailureNotice>
        ) : (
          <AreaLoading label={words.loading} height={size.productBody} />
        )
      ) : status.isBillingEnabled ? (
        <>
          <BillingOverview status={status} />
          <Accounts />
        </>
      ) : (
        <Text as="p">{words.notEnabled}</Text>
      )}
    </Stack>
  );
}

function Accounts() {
  const controls = useStateFilter(billedStates);
  const list = useAtomValue(billedAccountsAtoms(controls.filter));
  const rows = rowsOf(useLastKnown(list.data));
  return (
    <Stack gap="16">
      <StateFilterBar
        controls={controls}
        result={list.data && rows && words.found(rows.length, list.hasNextPage)}
        words={words}
      />
      <FoundAccounts list={list} count={rows?.length} words={words} onShowAll={controls.clear}>
        <ChangeableAccounts accounts={rows ?? []} />
      </FoundAccounts>
    </Stack>
  );
}
