import { useRef, useState } from 'react';

/** One run of something that must not run twice at the same time. */
export interface Submission {
  isPending: boolean;
  /** Runs it, unless it is running already. */
  run: (action: () => Promise<void>) => void;
}

/** Keeps a form from being sent twice, also where a second press comes before the first is drawn. */
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
