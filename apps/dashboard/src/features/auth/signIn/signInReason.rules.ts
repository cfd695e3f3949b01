import { isViewingOver } from '../../../shared/paths.ts';

/** Why somebody is asked to sign in, where it is not plain. */
export type SignInReason = 'invited' | 'viewing-over';

/** The reason, from where it goes on to and whether an invitation waits for an answer. */
export function signInReason(next: string | null, isInvited: boolean): SignInReason | undefined {
  if (isInvited) return 'invited';
  return isViewingOver(next?.split('?')[1] ?? '') ? 'viewing-over' : undefined;
}
