import type { LicenseResponse } from '@pressdock/api';
import { ConfirmDialog } from '@pressdock/ui';
import { useConfirmation } from '../../shared/form/useConfirmation.ts';
import { useSetAtom } from '../../shared/state.ts';
import { licenseMessages } from './license.messages.ts';
import { deleteLicenseAtom } from './license.queries.ts';

const { delete: words } = licenseMessages;

export interface DeleteLicenseDialogProps {
  license: LicenseResponse;
  /** Whether its row goes at once. */
  removeAfterDelete: boolean;
  onClose: () => void;
}

/** Asks before a licence is deleted, naming on how many sites it is in use. */
export function DeleteLicenseDialog({
  license,
  removeAfterDelete,
  onClose,
}: DeleteLicenseDialogProps) {
  const { _id: id, key, siteCount } = license;
  const remove = useSetAtom(deleteLicenseAtom);
  const { hasFailed, isPending, confirm } = useConfirmation({
    act: () => remove({ id, removeAfterDelete }),
    done: words.done,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.failed : undefined}
      onConfirm={confirm}
    >
      {words.body(key, siteCount)}
    </ConfirmDialog>
  );
}
