/**
 * Errors about password resets, two-factor authentication and deactivation.
 * @see specification, sections 5 and 8
 */
export const securityValidation = {
  resetEmailRequired: 'Please enter the email address associated with your account.',
  resetPasswordsInvalid: 'Please enter valid passwords.',
  resetPasswordMismatch: 'Your passwords do not match.',
  resetCodeInvalid: 'The code you provided was invalid.',
  passwordConfirmationRequired: 'Please confirm your password first.',
  codeRequired: 'Please enter the code from your authenticator app, or a recovery code.',
  codeWrong: 'This code is incorrect. Please enter the current one.',
  deactivated: 'This account was deactivated.',
} as const;
