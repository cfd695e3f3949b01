import { ConfirmDialog } from '@pressdock/ui';
import { useConfirmation } from '../../shared/form/useConfirmation.ts';
import { useSetAtom } from '../../shared/state.ts';
import { offlineMessages } from './offline.messages.ts';
import { type SigningStep, signingStepAtom } from './offline.queries.ts';

export interface SigningKeyDialogProps {
  step: SigningStep;
  onClose: () => void;
}

/** Asks before a next key is made, or signs, and says what that means for plugins that are out. */
export function SigningKeyDialog({ step, onClose }: SigningKeyDialogProps) {
  const words = offlineMessages[step.name];
  const take = useSetAtom(signingStepAtom);
  const { hasFailed, isPending, confirm } = useConfirmation({
    act: () => take(step),
    done: words.done,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.question}
      confirmLabel={words.confirm}
      isCritical={step.name === 'sign'}
      isPending={isPending}
      errorMessage={hasFailed ? offlineMessages.stepFailed : undefined}
      onConfirm={confirm}
    >
      {words.body}
    </ConfirmDialog>
  );
}
