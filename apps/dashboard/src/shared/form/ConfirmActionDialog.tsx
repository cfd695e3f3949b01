import { ConfirmDialog } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { type ConfirmationOptions, useConfirmation } from './useConfirmation.ts';

export interface ConfirmActionDialogProps extends ConfirmationOptions {
  /** The question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  /** Whether the action cannot be undone. On by default. */
  isCritical?: boolean;
}

/** Asks before an action, performs it, and closes; a failure is shown and can be retried. */
export function ConfirmActionDialog({
  title,
  children,
  confirmLabel,
  isCritical = true,
  ...options
}: ConfirmActionDialogProps) {
  const confirmation = useConfirmation(options);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={options.onClose}
      title={title}
      confirmLabel={confirmLabel}
      isCritical={isCritical}
      isPending={confirmation.isPending}
      errorMessage={confirmation.errorMessage}
      onConfirm={confirmation.confirm}
    >
      {children}
    </ConfirmDialog>
  );
}
