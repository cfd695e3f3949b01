import type { SignInReason } from './signInReason.rules.ts';

/** Why signing in is necessary. */
export const signInReasonMessages: Record<SignInReason, string> = {
  invited: 'Sign in, or create an account, with the address your invitation is for.',
  'viewing-over':
    'The 30 minutes for viewing the account are over, so you were signed out. Sign in to go back to it.',
};
