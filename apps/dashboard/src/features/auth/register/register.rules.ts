import { passwordValidation } from '@pressdock/api';
import { PASSWORD_LENGTH, type RegistrationMode } from '@pressdock/api/limits';
import type { FailedCall, FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import { registerMessages } from './register.messages.ts';

/** The values of the registration form. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/**
 * Returns the errors of a registration before it is sent.
 * @see specification, section 5, "Register"
 */
export function findRegistrationErrors(input: Registration): FormErrors | undefined {
  const values = [input.firstName, input.lastName, input.email, input.password];
  if (values.some((value) => value.trim() === '')) {
    return { message: registerMessages.incomplete };
  }
  if (input.password.length < PASSWORD_LENGTH.min) {
    return { fields: { password: passwordValidation.tooShort } };
  }
  return undefined;
}

/** Returns why the form is not shown; undefined if this person may try to register. */
export function explainNoRegistration(
  mode: RegistrationMode,
  isInvited: boolean,
): { title: string; text: string } | undefined {
  if (mode === 'closed') {
    return { title: registerMessages.closedTitle, text: registerMessages.closed };
  }
  if (mode === 'open' || isInvited) return undefined;
  return { title: registerMessages.invitationTitle, text: registerMessages.byInvitation };
}

/**
 * Returns the errors of a failed registration.
 * @see specification, section 8, "Register"
 */
export function registrationFailure({ status, error, retryAfterSeconds }: FailedCall): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status === 403) return { message: error.message };
  return { message: registerMessages.failed, fields: error.fields };
}
