/** Errors about verifying an e-mail address. */
export const emailVerificationValidation = {
  required:
    'Please verify your e-mail address first: open the link in the e-mail that we sent to it.',
  codeInvalid:
    'This link has expired, was already used, or belongs to another account. Send a new one.',
} as const;
