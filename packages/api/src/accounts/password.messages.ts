export const passwordValidation = {
  tooShort: 'A password needs at least 8 characters.',
  tooLong: 'A password may have at most 256 characters.',
  tooCommon: 'This password is too common. Please choose another one.',
} as const;
