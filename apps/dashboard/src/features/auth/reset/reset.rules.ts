import { PASSWORD_LENGTH } from '@pressdock/api/limits';
import { formatDate } from '../../../shared/format.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import type { Failed, FormFaults } from '../auth.rules.ts';
import { resetMessages } from './reset.messages.ts';

const { request, change } = resetMessages;

/**
 * What to say when asking for a link did not succeed.
 * @see specification, section 5, "Password reset"
 */
export function requestFailure({ status, error, retryAfterSeconds }: Failed): FormFaults {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (error.fields) return { fields: error.fields };
  return { message: error.message };
}

/**
 * What is wrong with a new password before it is sent.
 * @see specification, section 5, "Password reset"
 */
export function resetFaults(passwordA: string, passwordB: string): FormFaults | undefined {
  if (passwordA === '' || passwordB === '') return { message: change.invalid };
  if (passwordA !== passwordB) return { fields: { passwordB: change.mismatch } };
  if (passwordA.length < PASSWORD_LENGTH.min) return { fields: { passwordA: change.tooShort } };
  return undefined;
}

/** How setting a new password failed: the link is used up, or what the form has to say. */
export function resetFailure(failed: Failed): 'refused' | FormFaults {
  const { status, error, retryAfterSeconds } = failed;
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status !== 400) return { message: change.failed };
  const { nonce, ...fields } = error.fields ?? {};
  return Object.keys(fields).length > 0 ? { fields } : 'refused';
}

/** The day that an address tells, if it is one at all. */
export function dayIn(until: string | null): string | undefined {
  const moment = Date.parse(until ?? '');
  return Number.isNaN(moment) ? undefined : formatDate(new Date(moment));
}

/** What an address must hold before it is sent. @see specification, section 5 */
export function requestFaults(email: string): FormFaults | undefined {
  return email.trim() === '' ? { fields: { email: request.missing } } : undefined;
}
