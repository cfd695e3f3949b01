import type { SignInReason } from './signInReason.rules.ts';

/** Why signing in is necessary. */
export const signInReasonMessages: Record<SignInReason, string> = {
  invited: 'Sign in or create an account with the e-mail address your invitation was sent to.',
  'viewing-over':
    'Viewing ended after 30 minutes, so you were signed out. Sign in to return to the account.',
};
