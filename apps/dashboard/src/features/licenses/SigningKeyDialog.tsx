import { ConfirmDialog } from '@pressdock/ui';
import { useState } from 'react';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
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
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (!(await take(step))) return setFailed(true);
      onClose();
      toasts.add({ title: words.done, tone: 'positive' });
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
