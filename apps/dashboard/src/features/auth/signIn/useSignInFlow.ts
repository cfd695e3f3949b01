import { useState } from 'react';
import type { Credentials } from '../../../entities/session/session.atoms.ts';
import type { FailedCall, FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { type SignInAsk, signInAsk, signInFailure } from '../auth.rules.ts';

/** Tries to sign in. Returns the failure, if any. */
export type SendSignIn = (credentials: Credentials) => Promise<FailedCall | undefined>;

/**
 * Signs in step by step: first the password, then what else the server requires. Does not use
 * `useForm`, which would take the login page over its byte budget.
 */
export function useSignInFlow(send: SendSignIn) {
  const [ask, setAsk] = useState<SignInAsk>();
  const [errors, setErrors] = useState<FormErrors>();
  const [typed, setTyped] = useState<Credentials>();
  const { isPending, run } = useSubmission();

  const signIn = (credentials: Credentials) =>
    run(async () => {
      setTyped(credentials);
      setErrors(undefined);
      const failed = await send(credentials);
      if (failed === undefined) return;
      const step = signInAsk(failed, credentials);
      if (step === undefined) setErrors(signInFailure(failed));
      // A wrong password is the only reason to leave a step.
      if (step !== undefined || failed.status === 401) setAsk(step);
    });

  const goBack = () => {
    setAsk(undefined);
    setErrors(undefined);
  };

  return { ask, errors, typed, isPending, signIn, goBack, setErrors };
}

/** The state of signing in, for a page or a dialog. */
export type SignInFlow = ReturnType<typeof useSignInFlow>;
