import type { ActivationResponse } from '@pressdock/api';
import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { licenseUseMessages } from './licenseUse.messages.ts';
import { deactivateAtom } from './licenseUse.queries.ts';

const { activations: words } = licenseUseMessages;

export interface DeactivateDialogProps {
  licenseId: string;
  site: ActivationResponse;
  onClose: () => void;
}

/** Asks before a site loses its place. */
export function DeactivateDialog({ licenseId, site, onClose }: DeactivateDialogProps) {
  const deactivate = useSetAtom(deactivateAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (!(await deactivate({ id: licenseId, activationId: site._id }))) return setFailed(true);
      onClose();
      toasts.add({ title: words.removed(site.domain), tone: 'positive' });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.question(site.domain)}
      confirmLabel={words.deactivate}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.removeFailed : undefined}
      onConfirm={confirm}
    >
      {words.body}
    </ConfirmDialog>
  );
}
