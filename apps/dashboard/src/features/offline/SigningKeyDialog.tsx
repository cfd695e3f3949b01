import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { offlineMessages } from './offline.messages.ts';
import { type SigningStep, signingStepAtom } from './offline.queries.ts';

export interface SigningKeyDialogProps {
  step: SigningStep;
  onClose: () => void;
}

/**
 * Asks for confirmation before a next signing key is created or used, and explains the effect on
 * released plugins.
 */
export function SigningKeyDialog({ step, onClose }: SigningKeyDialogProps) {
  const words = offlineMessages[step.name];
  const perform = useSetAtom(signingStepAtom);
  return (
    <ConfirmActionDialog
      title={words.question}
      confirmLabel={words.confirm}
      isCritical={step.name === 'sign'}
      failed={offlineMessages.stepFailed}
      done={words.done}
      perform={() => perform(step)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
