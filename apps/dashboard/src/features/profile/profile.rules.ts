import { passwordValidation, profileValidation } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { PASSWORD_LENGTH } from '@pressdock/api/limits';
import { sharedMessages } from '../../shared/messages.ts';
import { profileMessages } from './profile.messages.ts';
import type { ProfileValues } from './profile.values.ts';

type Failed = Extract<Result<never>, { ok: false }>;

/** What the form has to say: about itself, and about single fields by name. */
export interface ProfileFaults {
  /** What stands above the list of fields. */
  title?: string;
  message?: string;
  fields?: Record<string, string>;
}

const needed = ['firstName', 'lastName', 'email'] as const;
const isBlank = (text: string) => text.trim() === '';

/** Whether what one signs in with is to change, for which the current password is asked. */
export function needsCurrentPassword(values: ProfileValues, keptEmail: string): boolean {
  const isMoved = values.email.trim().toLowerCase() !== keptEmail;
  return isMoved || (!isBlank(values.password1) && !isBlank(values.password2));
}

/**
 * What is wrong before anything is sent.
 * @see specification, section 5, "Profile"
 */
export function profileFaults(values: ProfileValues, keptEmail: string): ProfileFaults | undefined {
  const fields: Record<string, string> = {};
  for (const name of needed) {
    if (isBlank(values[name])) fields[name] = profileValidation.incomplete;
  }
  const { password1, password2 } = values;
  if (password1 !== password2) fields.password2 = profileValidation.passwordMismatch;
  else if (!isBlank(password1) && password1.length < PASSWORD_LENGTH.min) {
    fields.password1 = passwordValidation.tooShort;
  }
  if (needsCurrentPassword(values, keptEmail) && isBlank(values.currentPassword)) {
    fields.currentPassword = profileValidation.currentPasswordRequired;
  }
  if (Object.keys(fields).length === 0) return undefined;
  return { title: profileMessages.notSaved, fields };
}

/**
 * What to say when saving did not succeed.
 * @see specification, section 8, "Profile"
 */
export function profileFailure({ status, error, retryAfterSeconds }: Failed): ProfileFaults {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status !== 400) return { message: profileMessages.failed };
  const { fields } = error;
  if (fields === undefined) return { message: profileMessages.refused };
  return { title: profileMessages.refused, fields };
}
