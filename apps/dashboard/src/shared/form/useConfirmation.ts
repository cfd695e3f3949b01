import { useState } from 'react';
import { toasts } from '../toasts.ts';
import { useSubmission } from './useSubmission.ts';

/** The options of `useConfirmation`. */
export interface ConfirmationOptions {
  /** Performs the action. Resolves to true on success, or to false or the reason on failure. */
  perform: () => Promise<boolean | string>;
  /** Shown when the action failed without a reason. */
  failed: string;
  /** Shown in the corner of the screen after success. */
  done?: string;
  onClose: () => void;
}

/** Performs a confirmed action once at a time. Closes the dialog on success and keeps it open on failure. */
export function useConfirmation({ perform, failed, done, onClose }: ConfirmationOptions) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setErrorMessage(undefined);
      const result = await perform();
      if (result !== true) return setErrorMessage(result || failed);
      onClose();
      if (done !== undefined) toasts.add({ title: done, tone: 'positive' });
    });
  return { errorMessage, isPending, confirm };
}
