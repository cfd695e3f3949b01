import type { ApiKeyResponse } from '@pressdock/api';
import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { apiKeysMessages } from './apiKeys.messages.ts';
import { deleteApiKeyAtom } from './apiKeys.queries.ts';

const { remove: words } = apiKeysMessages;

export interface DeleteApiKeyDialogProps {
  apiKey: ApiKeyResponse;
  onClose: () => void;
}

/** Asks before a key ends, because nobody can bring it back. */
export function DeleteApiKeyDialog({ apiKey, onClose }: DeleteApiKeyDialogProps) {
  const remove = useSetAtom(deleteApiKeyAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (await remove(apiKey._id)) onClose();
      else setFailed(true);
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.title(apiKey.name)}
      confirmLabel={words.confirm}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.failed : undefined}
      onConfirm={confirm}
    >
      {words.body}
    </ConfirmDialog>
  );
}
