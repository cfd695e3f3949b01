import { isViewingOver } from '../../../shared/paths.ts';

/** A reason to sign in that is not obvious. */
export type SignInReason = 'invited' | 'viewing-over';

/** Returns the reason, from the path to return to and a pending invitation. */
export function signInReason(next: string | null, isInvited: boolean): SignInReason | undefined {
  if (isInvited) return 'invited';
  return isViewingOver(next?.split('?')[1] ?? '') ? 'viewing-over' : undefined;
}
