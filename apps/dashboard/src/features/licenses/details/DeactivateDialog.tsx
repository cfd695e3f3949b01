import type { ActivationResponse } from '@pressdock/api';
import { ConfirmDialog } from '@pressdock/ui';
import { useConfirmation } from '../../../shared/form/useConfirmation.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { deactivateAtom } from '../licenseUse.queries.ts';

const { activations: words } = licenseUseMessages;

export interface DeactivateDialogProps {
  licenseId: string;
  site: ActivationResponse;
  onClose: () => void;
}

/** Asks before a site loses its place. */
export function DeactivateDialog({ licenseId, site, onClose }: DeactivateDialogProps) {
  const deactivate = useSetAtom(deactivateAtom);
  const { hasFailed, isPending, confirm } = useConfirmation({
    act: () => deactivate({ id: licenseId, activationId: site._id }),
    done: words.removed(site.domain),
    onClose,
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
