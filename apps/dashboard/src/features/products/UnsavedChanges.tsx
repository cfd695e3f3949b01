import { ConfirmDialog } from '@pressdock/ui';
import { useLeaveGuard } from '../../shared/leaving.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { productsMessages } from './products.messages.ts';

/** Asks before what was typed is lost by going elsewhere. */
export function UnsavedChanges({ kind, hasChanges }: { kind: ProductKind; hasChanges: boolean }) {
  const { form: words } = productsMessages(kind);
  const guard = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      onOpenChange={guard.stay}
      title={words.leaveTitle}
      confirmLabel={words.leaveConfirm}
      cancelLabel={words.leaveCancel}
      isCritical
      onConfirm={guard.leave}
    >
      {words.leave}
    </ConfirmDialog>
  );
}
