import { signInValidation } from '@pressdock/api';

/**
 * Every sentence of the pages for signing in, signing out and registering.
 * @see specification, sections 5 and 8
 */
export const authMessages = {
  email: 'E-mail',
  password: 'Password',
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    failed: signInValidation.failed,
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet?',
    toRegister: 'Create one',
  },
  logout: { title: 'Signing out' },
} as const;
