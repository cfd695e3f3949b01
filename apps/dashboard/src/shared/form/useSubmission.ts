import { useRef, useState } from 'react';

/** An action that must not run twice at the same time. */
export interface Submission {
  isPending: boolean;
  /** Runs the action unless one is still running. */
  run: (action: () => Promise<void>) => void;
}

/** Prevents double submissions, including a second press before the button is disabled. */
export function useSubmission(): Submission {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
}
