import { useState } from 'react';
import { toasts } from '../toasts.ts';
import { useSubmission } from './useSubmission.ts';

/** What a dialog does once it is answered with yes. */
export interface Confirmed {
  /** Does it; answers whether it was done. */
  act: () => Promise<boolean>;
  /** What is said when it was done. */
  done: string;
  onClose: () => void;
}

/** Does once what a dialog asks about: then the dialog closes and it is said; where it failed, the dialog stays. */
export function useConfirmation({ act, done, onClose }: Confirmed) {
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const confirm = () =>
    run(async () => {
      setFailed(false);
      if (!(await act())) return setFailed(true);
      onClose();
      toasts.add({ title: done, tone: 'positive' });
    });
  return { hasFailed, isPending, confirm };
}
