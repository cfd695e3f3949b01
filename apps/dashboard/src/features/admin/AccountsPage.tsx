import {
  Button,
  FilterBar,
  PageHeader,
  SearchField,
  Select,
  SelectItem,
  Stack,
} from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useLastKnown } from '../../shared/useLastKnown.ts';
import { useTypedSearch } from '../../shared/useSettled.ts';
import { AccountList } from './AccountList.tsx';
import { accountsAtoms } from './accounts.queries.ts';
import {
  type AccountFilter,
  accountFilterOf,
  accountStates,
  accountsQuery,
} from './accounts.rules.ts';
import { accountActionMessages } from './actions/accountActions.messages.ts';
import { CreateAccountDialog } from './actions/CreateAccountDialog.tsx';
import { adminMessages } from './admin.messages.ts';
import { BillingLink } from './BillingLink.tsx';
import { InterfaceFlagsLink } from './InterfaceFlagsLink.tsx';
import { OperatorOnly } from './OperatorOnly.tsx';
import { RegistrationCard } from './registration/RegistrationCard.tsx';

const { accounts: words } = adminMessages;
const { create: createWords } = accountActionMessages;
const ANY = 'any';

/** Finds accounts; the URL holds the filter. */
export function AccountsPage() {
  const [isCreating, setCreating] = useState(false);
  return (
    <OperatorOnly title={words.title}>
      <Stack gap="24">
        <PageTitle title={words.title} />
        <PageHeader
          title={words.title}
          context={words.context}
          actions={
            <>
              <InterfaceFlagsLink />
              <BillingLink />
              <Button variant="primary" onPress={() => setCreating(true)}>
                {createWords.start}
              </Button>
            </>
          }
        />
        <Accounts />
        <RegistrationCard />
      </Stack>
      {isCreating ? <CreateAccountDialog onClose={() => setCreating(false)} /> : null}
    </OperatorOnly>
  );
}

function Accounts() {
  const [search, setSearch] = useSearchParams();
  const filter = accountFilterOf(search);
  const narrow = useCallback(
    (changed: Partial<AccountFilter>) =>
      setSearch((current) => accountsQuery({ ...accountFilterOf(current), ...changed }), {
        replace: true,
      }),
    [setSearch],
  );
  const searchFor = useCallback((q: string) => narrow({ q }), [narrow]);
  const [typed, setTyped] = useTypedSearch(filter.q, searchFor);
  const list = useAtomValue(accountsAtoms(filter));
  // The previous results stay visible until the new ones have loaded.
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
            narrow({ state: accountStates.find((one) => one === selected) ?? '' })
          }
        >
          <SelectItem id={ANY}>{words.anyState}</SelectItem>
          {accountStates.map((state) => (
            <SelectItem key={state} id={state}>
              {words.states[state]}
            </SelectItem>
          ))}
        </Select>
      </FilterBar>
      <AccountList list={list} rows={rows} onShowAll={clear} />
    </Stack>
  );
}
