import { signInValidation } from '@pressdock/api';

/**
 * Every sentence of the registration page.
 * @see specification, sections 5 and 8
 */
export const registerMessages = {
  title: 'Create your account',
  submit: 'Create account',
  firstName: 'First name',
  lastName: 'Last name',
  loading: 'Loading registration',
  closedTitle: 'Registration is closed',
  closed: signInValidation.registrationClosed,
  invitationTitle: 'Registration by invitation',
  byInvitation: signInValidation.registrationByInvitation,
  invited: 'Use the e-mail address that your invitation was sent to.',
  passwordHint: 'At least 8 characters.',
  referral: (code: string) => `Referral code: ${code}`,
  incomplete: signInValidation.registerIncomplete,
  failed: 'There was an error registering you with pressdock.  Please try again.',
  signInFailed: 'There was an error creating your user. Please try again.',
  hasAccount: 'Already have an account?',
  toLogin: 'Sign in',
} as const;
