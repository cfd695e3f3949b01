import { ConfirmDialog } from '@pressdock/ui';
import { formMessages } from './form.messages.ts';
import type { LeaveGuard } from './useLeaveGuard.ts';

const { leave: words } = formMessages;

export interface UnsavedChangesDialogProps {
  guard: LeaveGuard;
  /** What is lost; unsaved changes by default. */
  children?: string;
  /** Called when the person leaves without saving. */
  onLeave?: () => void;
}

/** Asks before unsaved changes are lost by leaving the page or closing a dialog. */
export function UnsavedChangesDialog({
  guard,
  children = words.body,
  onLeave,
}: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onOpenChange={guard.stay}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isCritical
      onConfirm={() => {
        onLeave?.();
        guard.leave();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
