import { ConfirmDialog } from '@pressdock/ui';
import { formMessages } from './form.messages.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

const { leave: words } = formMessages;

export interface UnsavedChangesDialogProps {
  hasChanges: boolean;
  /** What is lost; unsaved changes by default. */
  children?: string;
  /** Called when the person leaves without saving. */
  onLeave?: () => void;
}

/** Asks before unsaved changes are lost by leaving the page. */
export function UnsavedChangesDialog({
  hasChanges,
  children = words.body,
  onLeave,
}: UnsavedChangesDialogProps) {
  const guard = useLeaveGuard(hasChanges);
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
