import type { Result } from '@pressdock/api/client';
import { type ReactNode, useState } from 'react';
import { ProofDialog } from './ProofDialog.tsx';

/** Something that the server may want a proof for first. */
export type Proven = {
  /** Runs an action, asks for the password where the server wants it, and runs the action again then. */
  withProof: <T>(action: () => Promise<Result<T>>) => Promise<Result<T> | undefined>;
  /** The question, while it is asked. */
  dialog: ReactNode;
};

/** Asks for the password only when the server says so; an action given up answers nothing. */
export function useProof(): Proven {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isProven: boolean) => {
        setAnswer(undefined);
        resolve(isProven);
      });
    });

  const withProof: Proven['withProof'] = async (action) => {
    const result = await action();
    if (result.ok || result.error.code !== 'proof_required') return result;
    return (await ask()) ? action() : undefined;
  };

  return { withProof, dialog: answer ? <ProofDialog onAnswer={answer} /> : null };
}
