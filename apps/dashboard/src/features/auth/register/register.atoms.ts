import { signInAtom } from '../../../entities/session/session.atoms.ts';
import { api } from '../../../shared/server/api.ts';
import { atom } from '../../../shared/state.ts';
import type { FormFaults } from '../auth.rules.ts';
import { registerMessages } from './register.messages.ts';
import { type Registration, registrationFailure, registrationFaults } from './register.rules.ts';

/**
 * Opens an account and signs in with it; answers what went wrong, if anything did.
 * @see specification, section 4
 */
export const submitRegistrationAtom = atom(
  null,
  async (
    _get,
    set,
    input: Registration & { referralCode: string | undefined },
  ): Promise<FormFaults | undefined> => {
    const faults = registrationFaults(input);
    if (faults) return faults;
    const body = { ...input, email: input.email.trim() };
    const registered = await api.post('/api/v1/users/create/register/', { body });
    if (!registered.ok) return registrationFailure(registered);
    const signedIn = await set(signInAtom, { email: body.email, password: body.password });
    return signedIn.ok ? undefined : { message: registerMessages.signInFailed };
  },
);
