import type { DeployKeyResponse } from '@pressdock/api';
import {
  Button,
  Card,
  EmptyState,
  KeyIcon,
  LinkButton,
  PageHeader,
  PlusIcon,
  Stack,
} from '@pressdock/ui';
import { useState } from 'react';
import {
  activeFlagsAtom,
  areFlagsKnownAtom,
} from '../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { AddDeployKeyDialog } from './AddDeployKeyDialog.tsx';
import { DeleteDeployKeyDialog } from './DeleteDeployKeyDialog.tsx';
import { DeployKeysTable, type KeyAction } from './DeployKeysTable.tsx';
import { keysMessages as words } from './keys.messages.ts';
import { deployKeysAtom } from './keys.queries.ts';
import { PublicKeyDialog } from './PublicKeyDialog.tsx';

/**
 * The deploy keys of the account, for accounts with the interface flag.
 * @see specification, section 2, "/continuous-integration/keys"
 */
export function DeployKeysPage() {
  const isActive = useAtomValue(activeFlagsAtom).has('SHOW_MANAGE_DEPLOY_KEYS');
  const isKnown = useAtomValue(areFlagsKnownAtom);
  if (isActive) return <DeployKeys />;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} />
      {isKnown ? (
        <EmptyState
          title={words.offTitle}
          icon={<KeyIcon size={20} />}
          action={<LinkButton href={paths.deployment()}>{words.toDeployment}</LinkButton>}
        >
          {words.off}
        </EmptyState>
      ) : (
        <AreaLoading label={words.loading} height={size.productBody} />
      )}
    </Stack>
  );
}

function DeployKeys() {
  const { data: keys } = useAtomValue(deployKeysAtom);
  const [isAdding, setAdding] = useState(false);
  const isEmpty = keys?.length === 0;
  const add = (
    <Changes>
      <Button variant="primary" onPress={() => setAdding(true)}>
        <PlusIcon size={16} />
        {words.add}
      </Button>
    </Changes>
  );
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} actions={isEmpty ? undefined : add} />
      {isEmpty ? (
        <EmptyState title={words.emptyTitle} icon={<KeyIcon size={20} />} action={add}>
          {words.empty}
        </EmptyState>
      ) : (
        <KeyList keys={keys} />
      )}
      {isAdding ? <AddDeployKeyDialog onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function KeyList({ keys }: { keys: readonly DeployKeyResponse[] | undefined }) {
  const { isError, isFetching, refetch } = useAtomValue(deployKeysAtom);
  const [open, setOpen] = useState<{ action: KeyAction; deployKey: DeployKeyResponse }>();
  const close = () => setOpen(undefined);
  if (keys === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  return (
    <>
      <Card padding="none">
        <DeployKeysTable
          keys={keys}
          onAction={(action, deployKey) => setOpen({ action, deployKey })}
        />
      </Card>
      {open?.action === 'show' ? (
        <PublicKeyDialog deployKey={open.deployKey} onClose={close} />
      ) : null}
      {open?.action === 'remove' ? (
        <DeleteDeployKeyDialog deployKey={open.deployKey} onClose={close} />
      ) : null}
    </>
  );
}
