/** Errors about a new password. */
export const passwordValidation = {
  tooShort: 'Your password must have at least 8 characters.',
  tooLong: 'Your password can have at most 256 characters.',
  tooCommon: 'This password is too common. Please choose another one.',
} as const;
