import type { AccountResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  EmptyState,
  LinkButton,
  PageHeader,
  SearchIcon,
  Stack,
} from '@pressdock/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { personAtom } from '../../entities/user/user.queries.ts';
import { personName } from '../../entities/user/user.rules.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { isViewingOver, paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { AccountBadges } from './AccountsTable.tsx';
import { accountAtoms } from './accounts.queries.ts';
import { statesOf } from './accounts.rules.ts';
import { AccountMenu } from './actions/AccountMenu.tsx';
import { canView } from './actions/accountActions.rules.ts';
import * as styles from './admin.css.ts';
import { adminMessages } from './admin.messages.ts';
import { OperatorOnly } from './OperatorOnly.tsx';
import { ViewAccountDialog } from './ViewAccountDialog.tsx';

const { account: words, view: viewWords } = adminMessages;

/** One account, with the settings that the operator may change. */
export function AccountPage({ id }: { id: string }) {
  return (
    <OperatorOnly title={words.title}>
      <Account id={id} />
    </OperatorOnly>
  );
}

function Account({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useAtomValue(accountAtoms(id));
  if (data) return <AccountDetails account={data} />;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} />
      {error === null ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : error.status === 404 || error.status === 400 ? (
        <EmptyState
          title={words.missingTitle}
          icon={<SearchIcon size={20} />}
          action={<LinkButton href={paths.accounts()}>{words.toList}</LinkButton>}
        >
          {words.missing}
        </EmptyState>
      ) : (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      )}
    </Stack>
  );
}

function AccountDetails({ account }: { account: AccountResponse }) {
  const [isAsking, setAsking] = useState(false);
  const isOwn = useAtomValue(personAtom)?._id === account._id;
  const isOver = isViewingOver(useSearch());
  const name = personName(account);
  return (
    <Stack gap="24">
      <PageTitle title={name} />
      <PageHeader
        title={name}
        context={account.email}
        actions={
          isOwn ? undefined : (
            <>
              {canView(account) ? (
                <Button variant="primary" onPress={() => setAsking(true)}>
                  {viewWords.start}
                </Button>
              ) : null}
              <AccountMenu account={account} />
            </>
          )
        }
      />
      {isOver ? <Alert tone="info">{words.viewingOver}</Alert> : null}
      <div className={styles.column}>
        {statesOf(account).length > 0 ? <AccountBadges account={account} /> : null}
        <AccountFacts account={account} />
        <AccountSettings account={account} />
      </div>
      {isAsking ? <ViewAccountDialog account={account} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
