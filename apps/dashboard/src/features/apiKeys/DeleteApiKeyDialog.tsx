import type { ApiKeyResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { apiKeysMessages } from './apiKeys.messages.ts';
import { deleteApiKeyAtom } from './apiKeys.queries.ts';

const { remove: words } = apiKeysMessages;

export interface DeleteApiKeyDialogProps {
  apiKey: ApiKeyResponse;
  onClose: () => void;
}

/** Asks for confirmation before an API key is deleted permanently. */
export function DeleteApiKeyDialog({ apiKey, onClose }: DeleteApiKeyDialogProps) {
  const remove = useSetAtom(deleteApiKeyAtom);
  return (
    <ConfirmActionDialog
      title={words.title(apiKey.name)}
      confirmLabel={words.confirm}
      failed={words.failed}
      perform={() => remove(apiKey._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
