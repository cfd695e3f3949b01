import type { LicenseResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { licenseMessages } from './license.messages.ts';
import { deleteLicenseAtom } from './license.queries.ts';

const { delete: words } = licenseMessages;

export interface DeleteLicenseDialogProps {
  license: LicenseResponse;
  /** Whether its row is removed from the list immediately. */
  removeAfterDelete: boolean;
  onClose: () => void;
}

/** Asks before a license is deleted, and shows how many sites use it. */
export function DeleteLicenseDialog({
  license,
  removeAfterDelete,
  onClose,
}: DeleteLicenseDialogProps) {
  const { _id: id, key, siteCount } = license;
  const remove = useSetAtom(deleteLicenseAtom);
  return (
    <ConfirmActionDialog
      title={words.title}
      confirmLabel={words.confirm}
      failed={words.failed}
      done={words.done}
      perform={() => remove({ id, removeAfterDelete })}
      onClose={onClose}
    >
      {words.body(key, siteCount)}
    </ConfirmActionDialog>
  );
}
