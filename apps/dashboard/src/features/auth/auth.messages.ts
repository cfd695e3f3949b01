import { validationMessages } from '@pressdock/api';

/**
 * Every sentence of the pages for signing in, out and up.
 * @see specification, sections 5 and 8
 */
export const authMessages = {
  email: 'E-mail',
  password: 'Password',
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    failed: validationMessages.login,
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    toRegister: 'Create one',
  },
  register: {
    title: 'Create your account',
    submit: 'Create account',
    firstName: 'First name',
    lastName: 'Last name',
    passwordHint: 'At least 8 characters.',
    referral: (code: string) => `You were referred with the code ${code}.`,
    incomplete: validationMessages.registerIncomplete,
    failed: 'There was an error registering you with pressdock.  Please try again.',
    signInFailed: 'There was an error creating your user. Please try again.',
    hasAccount: 'Already have an account?',
    toLogin: 'Sign in',
  },
  logout: { title: 'Signing out' },
} as const;
