import { Button, PageHeader, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useLastKnown } from '../../shared/useLastKnown.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { accountsAtoms } from './accounts.queries.ts';
import { accountStates } from './accounts.rules.ts';
import { accountActionMessages } from './actions/accountActions.messages.ts';
import { CreateAccountDialog } from './actions/CreateAccountDialog.tsx';
import { adminMessages } from './admin.messages.ts';
import { BillingLink } from './BillingLink.tsx';
import { InterfaceFlagsLink } from './InterfaceFlagsLink.tsx';
import { FoundAccounts } from './list/FoundAccounts.tsx';
import { StateFilterBar } from './list/StateFilterBar.tsx';
import { useStateFilter } from './list/useStateFilter.ts';
import { OperatorOnly } from './OperatorOnly.tsx';
import { RegistrationCard } from './registration/RegistrationCard.tsx';

const { accounts: words } = adminMessages;
const { create: createWords } = accountActionMessages;

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
  const controls = useStateFilter(accountStates);
  const list = useAtomValue(accountsAtoms(controls.filter));
  // The previous results stay visible until the new ones have loaded.
  const rows = rowsOf(useLastKnown(list.data));
  return (
    <Stack gap="16">
      <StateFilterBar
        controls={controls}
        result={list.data && rows && words.found(rows.length, list.hasNextPage)}
        words={words}
      />
      <FoundAccounts list={list} count={rows?.length} words={words} onShowAll={controls.clear}>
        <AccountsTable accounts={rows ?? []} />
      </FoundAccounts>
    </Stack>
  );
}
