import type { UserResponse } from '@pressdock/api';
import type { FailedCall, FormErrors } from '../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../shared/messages.ts';

/** Returns the errors of a failed request: those of its fields, or else the given sentence. */
export function explainFailure(
  { status, error, retryAfterSeconds }: FailedCall,
  sentence: string,
): FormErrors {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  return error.fields ? { fields: error.fields } : { message: sentence };
}

/** The role of a person in the account they act for. */
export type Role = 'owner' | 'member' | 'viewing';

/** Returns the role of the signed-in person in the account `me`. */
export function roleOf(me: UserResponse, person: UserResponse): Role {
  if (me.viewingEndsAt !== null) return 'viewing';
  return me._id === person._id ? 'owner' : 'member';
}

/** Returns whether a typed e-mail is the given one, ignoring case and surrounding spaces. */
export function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** At this number of recovery codes or fewer, the page suggests creating new ones. */
const FEW_CODES = 3;

/** Returns whether few recovery codes are left. */
export function hasFewCodes(left: number): boolean {
  return left <= FEW_CODES;
}
