import { passwordValidation } from '@pressdock/api';
import { PASSWORD_LENGTH } from '@pressdock/api/limits';
import { sharedMessages } from '../../../shared/messages.ts';
import type { Failed, FormFaults } from '../auth.rules.ts';
import { registerMessages } from './register.messages.ts';

/** What somebody opens an account with. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/**
 * What is wrong with a registration before it is sent.
 * @see specification, section 5, "Register"
 */
export function registrationFaults(input: Registration): FormFaults | undefined {
  const values = [input.firstName, input.lastName, input.email, input.password];
  if (values.some((value) => value.trim() === '')) {
    return { message: registerMessages.incomplete };
  }
  if (input.password.length < PASSWORD_LENGTH.min) {
    return { fields: { password: passwordValidation.tooShort } };
  }
  return undefined;
}

/**
 * What to say when opening the account did not succeed.
 * @see specification, section 8, "Register"
 */
export function registrationFailure({ status, error, retryAfterSeconds }: Failed): FormFaults {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  return { message: registerMessages.failed, fields: error.fields };
}
