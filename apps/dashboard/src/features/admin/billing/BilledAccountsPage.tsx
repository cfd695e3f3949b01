import {
  Button,
  ExternalIcon,
  FilterBar,
  LinkButton,
  PageHeader,
  SearchField,
  Select,
  SelectItem,
  Stack,
  Text,
} from '@pressdock/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { OperatorOnly } from '../OperatorOnly.tsx';
import { BilledAccountList } from './BilledAccountList.tsx';
import { BillingOverview } from './BillingOverview.tsx';
import { billedAccountsMessages as words } from './billedAccounts.messages.ts';
import { billedAccountsAtoms, billingStatusAtom } from './billedAccounts.queries.ts';
import {
  type BilledFilter,
  billedFilterOf,
  billedQuery,
  billedStates,
} from './billedAccounts.rules.ts';

const ANY = 'any';

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
  const [search, setSearch] = useSearchParams();
  const filter = billedFilterOf(search);
  const narrow = useCallback(
    (changed: Partial<BilledFilter>) =>
      setSearch((current) => billedQuery({ ...billedFilterOf(current), ...changed }), {
        replace: true,
      }),
    [setSearch],
  );
  const searchFor = useCallback((q: string) => narrow({ q }), [narrow]);
  const [typed, setTyped] = useTypedSearch(filter.q, searchFor);
  const list = useAtomValue(billedAccountsAtoms(filter));
  const rows = rowsOf(useLastKnown(list.data));
  const clear = () => {
    setTyped('');
    narrow({ q: '', state: '' });
  };
  return (
    <Stack gap="16">
      <FilterBar
        label={words.filter}
        result={list.data && rows && words.found(rows.length, list.hasNextPage)}
        isFiltered={typed !== '' || filter.state !== ''}
        onClear={clear}
      >
        <SearchField label={words.search} value={typed} onChange={setTyped} />
        <Select
          label={words.state}
          value={filter.state || ANY}
          onChange={(selected) =>
            narrow({ state: billedStates.find((one) => one === selected) ?? '' })
          }
        >
          <SelectItem id={ANY}>{words.anyState}</SelectItem>
          {billedStates.map((state) => (
            <SelectItem key={state} id={state}>
              {words.states[state]}
            </SelectItem>
          ))}
        </Select>
      </FilterBar>
      <BilledAccountList
        list={list}
        rows={rows}
        showAll={<Button onPress={clear}>{words.showAll}</Button>}
      />
    </Stack>
  );
}
