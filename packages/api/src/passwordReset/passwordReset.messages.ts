/** Errors about password resets. @see specification, sections 5 and 8 */
export const passwordResetValidation = {
  emailRequired: 'Please enter the email address associated with your account.',
  passwordsInvalid: 'Please enter valid passwords.',
  passwordMismatch: 'Your passwords do not match.',
  codeInvalid: 'The code you provided was invalid.',
} as const;
