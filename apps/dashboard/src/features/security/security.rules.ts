import type { UserResponse } from '@pressdock/api';

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
