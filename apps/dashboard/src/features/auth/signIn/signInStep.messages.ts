import { secondFactorValidation } from '@pressdock/api';

/** Every sentence of the steps after the password, and of signing in again. */
export const signInStepMessages = {
  code: {
    title: 'Enter your code',
    label: 'Code',
    hint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
    missing: secondFactorValidation.codeRequired,
    wrong: secondFactorValidation.codeWrong,
    failed: 'You are not signed in yet',
    submit: 'Sign in',
  },
  deactivated: {
    title: 'Your account is deactivated',
    submit: 'Bring my account back',
  },
  back: 'Back',
  again: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you typed is still here.',
    submit: 'Sign in',
    other: 'Sign in as somebody else',
    failed: 'The page could not go on with this session. Please try again.',
  },
} as const;
