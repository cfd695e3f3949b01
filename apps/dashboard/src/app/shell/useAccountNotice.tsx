import { Alert, Button } from '@pressdock/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { actualQueryAtom, meAtom } from '../../entities/user/user.queries.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useAtomValue } from '../../shared/state.ts';
import { shellMessages } from './shell.messages.ts';

const { accountFailed } = shellMessages;

const DelinquentBanner = lazy(async () => ({
  default: (await import('./delinquent/DelinquentBanner.tsx')).DelinquentBanner,
}));

/**
 * Returns a notice about the whole account, if any: an overdue payment, or data that failed to
 * load.
 */
export function useAccountNotice(): ReactNode {
  const account = useAtomValue(meAtom);
  const person = useAtomValue(actualQueryAtom);
  const me = account.data;
  const failed = [account, person].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return (
      <Alert
        tone="critical"
        actions={
          <Button size="small" isPending={failed.isFetching} onPress={() => failed.refetch()}>
            {sharedMessages.retry}
          </Button>
        }
      >
        {accountFailed}
      </Alert>
    );
  }
  return me?.isDeliquent ? (
    <Suspense fallback={null}>
      <DelinquentBanner />
    </Suspense>
  ) : null;
}
