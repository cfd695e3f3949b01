import type { ActivationResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { deactivateAtom } from './activations.queries.ts';
import { licenseDetailsMessages } from './licenseDetails.messages.ts';

const { activations: words } = licenseDetailsMessages;

export interface DeactivateDialogProps {
  licenseId: string;
  site: ActivationResponse;
  onClose: () => void;
}

/** Asks for confirmation before a site is deactivated. */
export function DeactivateDialog({ licenseId, site, onClose }: DeactivateDialogProps) {
  const deactivate = useSetAtom(deactivateAtom);
  return (
    <ConfirmActionDialog
      title={words.question(site.domain)}
      confirmLabel={words.deactivate}
      failed={words.deactivateFailed}
      done={words.deactivated(site.domain)}
      perform={() => deactivate({ id: licenseId, activationId: site._id })}
      onClose={onClose}
    >
      {site.counts ? words.frees : words.freesNone}
    </ConfirmActionDialog>
  );
}
