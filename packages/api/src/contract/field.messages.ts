export const fieldValidation = {
  email: 'Please enter a valid email address.',
  url: 'Please enter an address that starts with http:// or https://.',
  tooLong: 'This text is too long.',
} as const;
