/** Errors about password confirmation and deactivation. */
export const securityValidation = {
  passwordConfirmationRequired: 'Please confirm your password first.',
  deactivated: 'This account was deactivated.',
  suspended: 'This account was suspended. Please contact the operator of this server.',
} as const;
