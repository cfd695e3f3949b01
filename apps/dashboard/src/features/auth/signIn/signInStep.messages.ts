import { secondFactorValidation } from '@pressdock/api';

/** Every sentence of the steps after the password, and of signing in again. */
export const signInStepMessages = {
  code: {
    title: 'Two-factor authentication',
    label: 'Code',
    hint: 'The six-digit code from your authenticator app, or a recovery code.',
    missing: secondFactorValidation.codeRequired,
    wrong: secondFactorValidation.codeWrong,
    failed: 'You are not signed in yet',
    submit: 'Sign in',
  },
  deactivated: {
    title: 'Your account is deactivated',
    submit: 'Reactivate account',
  },
  back: 'Back',
  again: {
    title: 'Please sign in again',
    text: 'Your session has ended. Your input is still here.',
    submit: 'Sign in',
    other: 'Sign in as someone else',
    failed: 'There was an error signing you in. Please try again.',
  },
} as const;
