import type { ApiKeyResponse } from '@pressdock/api';
import {
  Button,
  Card,
  EmptyState,
  KeyIcon,
  LinkButton,
  PageHeader,
  PlusIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@pressdock/ui';
import { useState } from 'react';
import { OwnAccountOnly } from '../../entities/user/OwnAccountOnly.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { serverPages } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import { apiKeysMessages as words } from './apiKeys.messages.ts';
import { apiKeysAtom } from './apiKeys.queries.ts';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';
import { DeleteApiKeyDialog } from './DeleteApiKeyDialog.tsx';

/** The API keys of the account. */
export function ApiKeysPage() {
  return (
    <OwnAccountOnly title={words.title}>
      <ApiKeys />
    </OwnAccountOnly>
  );
}

function ApiKeys() {
  const { data: keys, isError } = useAtomValue(apiKeysAtom);
  const [isCreating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<ApiKeyResponse | null>(null);
  const create = (
    <Button variant="primary" onPress={() => setCreating(true)}>
      <PlusIcon size={16} />
      {words.create}
    </Button>
  );
  const isEmpty = keys?.length === 0;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            <LinkButton href={serverPages.documentation} target="_blank">
              {words.documentation}
            </LinkButton>
            {isEmpty ? null : create}
          </>
        }
      />
      {keys === undefined ? (
        isError ? (
          <KeysFailure />
        ) : (
          <KeysLoading />
        )
      ) : isEmpty ? (
        <EmptyState title={words.emptyTitle} icon={<KeyIcon size={20} />} action={create}>
          {words.empty}
        </EmptyState>
      ) : (
        <Card padding="none">
          <ApiKeysTable keys={keys} onDelete={setDeleting} />
        </Card>
      )}
      {isCreating ? <CreateApiKeyDialog onClose={() => setCreating(false)} /> : null}
      {deleting ? <DeleteApiKeyDialog apiKey={deleting} onClose={() => setDeleting(null)} /> : null}
    </Stack>
  );
}

function KeysFailure() {
  const { isFetching, refetch } = useAtomValue(apiKeysAtom);
  return (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {words.fetchFailed}
    </FailureNotice>
  );
}

function KeysLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" height={size.productHead} />
    </div>
  );
}
