import { ConfirmDialog } from '@pressdock/ui';
import { sharedMessages } from '../messages.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface UnsavedChangesProps {
  hasChanges: boolean;
  /** What would be lost. */
  children: string;
  /** Called when somebody leaves all the same. */
  onLeave?: () => void;
}

const words = sharedMessages.leaving;

/** Asks before what was typed is lost by going elsewhere. */
export function UnsavedChanges({ hasChanges, children, onLeave }: UnsavedChangesProps) {
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
