import type { ActivationResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { deactivateAtom } from '../licenseUse.queries.ts';

const { activations: words } = licenseUseMessages;

export interface DeactivateDialogProps {
  licenseId: string;
  site: ActivationResponse;
  onClose: () => void;
}

/** Asks before a license is deactivated on a site. */
export function DeactivateDialog({ licenseId, site, onClose }: DeactivateDialogProps) {
  const deactivate = useSetAtom(deactivateAtom);
  return (
    <ConfirmActionDialog
      title={words.question(site.domain)}
      confirmLabel={words.deactivate}
      failed={words.removeFailed}
      done={words.removed(site.domain)}
      perform={() => deactivate({ id: licenseId, activationId: site._id })}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
