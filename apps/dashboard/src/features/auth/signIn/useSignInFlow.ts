import { useState } from 'react';
import type { Credentials } from '../../../entities/session/session.atoms.ts';
import type { FailedCall, FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { findSignInStep, type RequiredSignInStep, signInFailure } from '../auth.rules.ts';

/** Tries to sign in. Returns the failure, if any. */
export type SendSignIn = (credentials: Credentials) => Promise<FailedCall | undefined>;

/**
 * Signs in step by step: first the password, then what else the server requires. Does not use
 * `useForm`, which would take the login page over its byte budget.
 */
export function useSignInFlow(send: SendSignIn) {
  const [step, setStep] = useState<RequiredSignInStep>();
  const [errors, setErrors] = useState<FormErrors>();
  const [typed, setTyped] = useState<Credentials>();
  const { isPending, run } = useSubmission();

  const signIn = (credentials: Credentials) =>
    run(async () => {
      setTyped(credentials);
      setErrors(undefined);
      const failed = await send(credentials);
      if (failed === undefined) return;
      const next = findSignInStep(failed, credentials);
      if (next === undefined) setErrors(signInFailure(failed));
      // A wrong password is the only reason to leave a step.
      if (next !== undefined || failed.status === 401) setStep(next);
    });

  const goBack = () => {
    setStep(undefined);
    setErrors(undefined);
  };

  return { step, errors, typed, isPending, signIn, goBack, setErrors };
}

/** The state of signing in, for a page or a dialog. */
export type SignInFlow = ReturnType<typeof useSignInFlow>;
