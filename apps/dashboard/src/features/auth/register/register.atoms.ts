import { signInAtom } from '../../../entities/session/session.atoms.ts';
import type { FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { api } from '../../../shared/server/api.ts';
import { atom } from '../../../shared/state.ts';
import { registerMessages } from './register.messages.ts';
import {
  findRegistrationErrors,
  type Registration,
  registrationFailure,
} from './register.rules.ts';

/**
 * Creates an account and signs in. Returns the errors, if any.
 * @see specification, section 4
 */
export const submitRegistrationAtom = atom(
  null,
  async (
    _get,
    set,
    input: Registration & { referralCode: string | undefined },
  ): Promise<FormErrors | undefined> => {
    const errors = findRegistrationErrors(input);
    if (errors) return errors;
    const body = { ...input, email: input.email.trim() };
    const registered = await api.post('/api/v1/users/create/register/', { body });
    if (!registered.ok) return registrationFailure(registered);
    const signedIn = await set(signInAtom, { email: body.email, password: body.password });
    return signedIn.ok ? undefined : { message: registerMessages.signInFailed };
  },
);
