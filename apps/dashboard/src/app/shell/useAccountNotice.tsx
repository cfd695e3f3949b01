import { Alert, Button } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { meAtom } from '../../entities/user/user.queries.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useAtomValue } from '../../shared/state.ts';
import { shellMessages } from './shell.messages.ts';

const { delinquent, accountFailed } = shellMessages;

/** What concerns the whole account, if anything: an overdue payment, or that it could not be read. */
export function useAccountNotice(): ReactNode {
  const { data: me, isError, isFetching, refetch } = useAtomValue(meAtom);
  if (me?.isDeliquent) {
    return (
      <Alert tone="caution" title={delinquent.title}>
        {delinquent.text}
      </Alert>
    );
  }
  if (!isError || me !== undefined) return null;
  return (
    <Alert
      tone="critical"
      actions={
        <Button size="small" isPending={isFetching} onPress={() => refetch()}>
          {sharedMessages.retry}
        </Button>
      }
    >
      {accountFailed}
    </Alert>
  );
}
