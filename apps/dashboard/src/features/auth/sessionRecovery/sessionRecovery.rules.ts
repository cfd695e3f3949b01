import type { UserResponse } from '@pressdock/api';

/** The account that a session acts in, and the person who acts. */
export interface Actors {
  me: UserResponse;
  person: UserResponse;
}

/**
 * Returns whether a person may sign in again on the current page: it is known whose page it is, and
 * it is not an account that an operator was viewing.
 */
export function canSignInAgain(known: Partial<Actors>): known is Actors {
  return known.person !== undefined && known.me?.viewingEndsAt === null;
}

/** Returns whether two sessions are of the same person in the same account. */
export function isSameActors(one: Partial<Actors>, other: Partial<Actors>): boolean {
  const isKnown = one.me !== undefined && one.person !== undefined;
  return isKnown && one.me?._id === other.me?._id && one.person?._id === other.person?._id;
}
