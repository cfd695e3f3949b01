import { passwordValidation, profileValidation } from '@pressdock/api';
import { PASSWORD_LENGTH } from '@pressdock/api/limits';
import type { FailedCall, FormErrors } from '../../shared/form/formErrors.rules.ts';
import { fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { profileMessages } from './profile.messages.ts';
import type { ProfileValues } from './profile.values.ts';

const required = ['firstName', 'lastName', 'email'] as const;
const isBlank = (text: string) => text.trim() === '';

/** Returns whether the e-mail or the password changes, which requires the current password. */
export function needsCurrentPassword(values: ProfileValues, savedEmail: string): boolean {
  const hasNewEmail = values.email.trim().toLowerCase() !== savedEmail;
  return hasNewEmail || (!isBlank(values.password1) && !isBlank(values.password2));
}

/**
 * Finds what is wrong before anything is sent.
 * @see specification, section 5, "Profile"
 */
export function findProfileErrors(values: ProfileValues, savedEmail: string): FormErrors {
  const fields: Record<string, string> = {};
  for (const name of required) {
    if (isBlank(values[name])) fields[name] = profileValidation.incomplete;
  }
  const { password1, password2 } = values;
  if (password1 !== password2) fields.password2 = profileValidation.passwordMismatch;
  else if (!isBlank(password1) && password1.length < PASSWORD_LENGTH.min) {
    fields.password1 = passwordValidation.tooShort;
  }
  if (needsCurrentPassword(values, savedEmail) && isBlank(values.currentPassword)) {
    fields.currentPassword = profileValidation.currentPasswordRequired;
  }
  return fieldErrors(fields);
}

/**
 * Returns the errors of a failed save.
 * @see specification, section 8, "Profile"
 */
export function explainFailure({ status, error, retryAfterSeconds }: FailedCall): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status !== 400) return { message: profileMessages.failed };
  const { fields } = error;
  if (fields === undefined) return { message: profileMessages.refused };
  return { title: profileMessages.refused, fields };
}
