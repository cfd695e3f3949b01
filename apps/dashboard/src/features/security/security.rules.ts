import type { UserResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { sharedMessages } from '../../shared/messages.ts';

type Failed = Extract<Result<never>, { ok: false }>;

/** What a form has to say: about itself, and about single fields by name. */
export interface FormFaults {
  message?: string;
  fields?: Record<string, string>;
}

/** What a form says to a call that failed: about its fields, or else the sentence for it. */
export function formFailure(
  { status, error, retryAfterSeconds }: Failed,
  sentence: string,
): FormFaults {
  if (status === 429) return { message: sharedMessages.tooManyAttempts(retryAfterSeconds) };
  return error.fields ? { fields: error.fields } : { message: sentence };
}

/** How somebody stands to the account they act for. */
export type Standing = 'owner' | 'member' | 'viewing';

/** Tells it from the account acted for and the person signed in. */
export function standingOf(me: UserResponse, person: UserResponse): Standing {
  if (me.viewingEndsAt !== null) return 'viewing';
  return me._id === person._id ? 'owner' : 'member';
}

/** Whether what was typed is the address of the account, as a person means it. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** How few recovery codes are left before it is time for new ones. */
const FEW_CODES = 3;

/** Whether it is time for new recovery codes. */
export function hasFewCodes(left: number): boolean {
  return left <= FEW_CODES;
}
