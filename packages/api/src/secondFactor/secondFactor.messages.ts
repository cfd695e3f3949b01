/** Errors about two-factor authentication. */
export const secondFactorValidation = {
  codeRequired: 'Please enter the code from your authenticator app, or a recovery code.',
  codeWrong: 'This code is incorrect. Please enter the current one.',
} as const;
