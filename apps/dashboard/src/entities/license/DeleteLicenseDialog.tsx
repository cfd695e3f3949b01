import type { LicenseResponse } from '@pressdock/api';
import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
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
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (!(await remove({ id, removeAfterDelete }))) return setFailed(true);
      onClose();
      toasts.add({ title: words.done, tone: 'positive' });
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
