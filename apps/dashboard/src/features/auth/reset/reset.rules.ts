import { PASSWORD_LENGTH } from '@pressdock/api/limits';
import type { FailedCall, FormErrors } from '../../../shared/form/formErrors.rules.ts';
import { formatDate } from '../../../shared/format.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import { resetMessages } from './reset.messages.ts';

const { request, change } = resetMessages;

/**
 * Returns the errors of a failed request for a link.
 * @see specification, section 5, "Password reset"
 */
export function requestFailure({ status, error, retryAfterSeconds }: FailedCall): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (error.fields) return { fields: error.fields };
  return { message: error.message };
}

/**
 * Returns the errors of a new password before it is sent.
 * @see specification, section 5, "Password reset"
 */
export function findPasswordErrors(passwordA: string, passwordB: string): FormErrors | undefined {
  if (passwordA === '' || passwordB === '') return { message: change.invalid };
  if (passwordA !== passwordB) return { fields: { passwordB: change.mismatch } };
  if (passwordA.length < PASSWORD_LENGTH.min) return { fields: { passwordA: change.tooShort } };
  return undefined;
}

/**
 * Returns why setting a new password failed: `refused` for a link that no longer works, or the
 * form's errors.
 */
export function resetFailure(failed: FailedCall): 'refused' | FormErrors {
  const { status, error, retryAfterSeconds } = failed;
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  if (status !== 400) return { message: change.failed };
  const { nonce, ...fields } = error.fields ?? {};
  return Object.keys(fields).length > 0 ? { fields } : 'refused';
}

/** Returns the day that a URL contains; undefined if it is invalid. */
export function dayIn(until: string | null): string | undefined {
  const moment = Date.parse(until ?? '');
  return Number.isNaN(moment) ? undefined : formatDate(new Date(moment));
}

/**
 * Returns the errors of an e-mail address before it is sent.
 * @see specification, section 5
 */
export function findRequestErrors(email: string): FormErrors | undefined {
  return email.trim() === '' ? { fields: { email: request.missing } } : undefined;
}
