import type { Result } from '@pressdock/api/client';
import { type ReactNode, useState } from 'react';
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx';

/** Performs actions for which the server may require the password. */
export interface PasswordConfirmation {
  /** Performs an action, and again once the password was confirmed. Undefined if the person cancels. */
  withPassword: <T>(action: () => Promise<Result<T>>) => Promise<Result<T> | undefined>;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** Asks for the password only when the server requires it. */
export function usePasswordConfirmation(): PasswordConfirmation {
  const [close, setClose] = useState<(isConfirmed: boolean) => void>();

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setClose(() => (isConfirmed: boolean) => {
        setClose(undefined);
        resolve(isConfirmed);
      });
    });

  const withPassword: PasswordConfirmation['withPassword'] = async (action) => {
    const result = await action();
    if (result.ok || result.error.code !== 'proof_required') return result;
    return (await ask()) ? action() : undefined;
  };

  return { withPassword, dialog: close ? <ConfirmPasswordDialog onClose={close} /> : null };
}
