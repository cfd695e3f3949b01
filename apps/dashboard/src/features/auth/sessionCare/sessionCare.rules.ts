import type { UserResponse } from '@pressdock/api';

/** The account a session acts for, and the person who acts. */
export interface Actors {
  me: UserResponse;
  person: UserResponse;
}

/**
 * Whether somebody may sign in again over the page they are on: the page knows whose it is, and it is
 * not another person's account that an operator was viewing.
 */
export function canSignInAgain(known: Partial<Actors>): known is Actors {
  return known.person !== undefined && known.me?.viewingEndsAt === null;
}

/** Whether two sessions are the same person acting for the same account. */
export function isSameActors(one: Partial<Actors>, other: Partial<Actors>): boolean {
  const isKnown = one.me !== undefined && one.person !== undefined;
  return isKnown && one.me?._id === other.me?._id && one.person?._id === other.person?._id;
}
