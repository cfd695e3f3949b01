import { useState } from 'react';
import type { Credentials } from '../../../entities/session/session.atoms.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import {
  type Failed,
  type FormFaults,
  type SignInAsk,
  signInAsk,
  signInFailure,
} from '../auth.rules.ts';

/** Tries to sign in; answers the failure, if it was one. */
export type SendSignIn = (credentials: Credentials) => Promise<Failed | undefined>;

/** Signs in step by step: the password first, then whatever the server asks for besides. */
export function useSignInFlow(send: SendSignIn) {
  const [ask, setAsk] = useState<SignInAsk>();
  const [faults, setFaults] = useState<FormFaults>();
  const [typed, setTyped] = useState<Credentials>();
  const { isPending, run } = useSubmission();

  const signIn = (credentials: Credentials) =>
    run(async () => {
      setTyped(credentials);
      setFaults(undefined);
      const failed = await send(credentials);
      if (failed === undefined) return;
      const asked = signInAsk(failed, credentials);
      if (asked === undefined) setFaults(signInFailure(failed));
      // A step is gone back from only where the password itself was refused.
      if (asked !== undefined || failed.status === 401) setAsk(asked);
    });

  const goBack = () => {
    setAsk(undefined);
    setFaults(undefined);
  };

  return { ask, faults, typed, isPending, signIn, goBack, setFaults };
}

/** Signing in as a page or a dialog holds it. */
export type SignInFlow = ReturnType<typeof useSignInFlow>;
