import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { offlineMessages as words } from './offline.messages.ts';
import { rotateSigningKeyAtom } from './offline.queries.ts';

/** Asks before leases are signed with a new key, which plugins have to learn of. */
export function RotateKeyDialog({ onClose }: { onClose: () => void }) {
  const rotate = useSetAtom(rotateSigningKeyAtom);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (!(await rotate())) return setFailed(true);
      onClose();
      toasts.add({ title: words.rotated, tone: 'positive' });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.question}
      confirmLabel={words.rotate}
      isCritical
      isPending={isPending}
      errorMessage={hasFailed ? words.rotateFailed : undefined}
      onConfirm={confirm}
    >
      {words.body}
    </ConfirmDialog>
  );
}
