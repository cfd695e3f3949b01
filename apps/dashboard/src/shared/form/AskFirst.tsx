import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from './useSubmission.ts';

export interface AskFirstProps {
  /** The question. */
  title: string;
  /** What will happen. */
  children: string;
  confirmLabel: string;
  /** What it says when the work did not succeed. */
  failed: string;
  /** Whether it cannot be undone. On by default. */
  isCritical?: boolean;
  /** Does what was confirmed, and says whether it is done. */
  work: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something that is hard to undo, does it, and closes; a failure is told and can be tried again. */
export function AskFirst({
  title,
  children,
  confirmLabel,
  failed,
  isCritical = true,
  work,
  onClose,
}: AskFirstProps) {
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (await work()) onClose();
      else setFailed(true);
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel}
      isCritical={isCritical}
      isPending={isPending}
      errorMessage={hasFailed ? failed : undefined}
      onConfirm={confirm}
    >
      {children}
    </ConfirmDialog>
  );
}
