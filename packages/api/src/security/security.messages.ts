/** Errors about password confirmation and deactivation. */
export const securityValidation = {
  passwordConfirmationRequired: 'Please confirm your password first.',
  deactivated: 'This account was deactivated.',
} as const;
