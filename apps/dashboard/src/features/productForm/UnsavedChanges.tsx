import { ConfirmDialog } from '@pressdock/ui';
import { useLeaveGuard } from '../../shared/leaving.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { productFormMessages } from './productForm.messages.ts';

export interface UnsavedChangesProps {
  kind: ProductKind;
  hasChanges: boolean;
  /** Called when somebody leaves all the same. */
  onLeave: () => void;
}

/** Asks before what was typed is lost by going elsewhere. */
export function UnsavedChanges({ kind, hasChanges, onLeave }: UnsavedChangesProps) {
  const words = productFormMessages(kind);
  const guard = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onOpenChange={guard.stay}
      title={words.leaveTitle}
      confirmLabel={words.leaveConfirm}
      cancelLabel={words.leaveCancel}
      isCritical
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
    >
      {words.leave}
    </ConfirmDialog>
  );
}
