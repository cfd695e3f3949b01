/** Errors about fields that several resources have. */
export const fieldValidation = {
  email: 'Please enter a valid e-mail address.',
  url: 'Please enter a URL that starts with http:// or https://.',
  tooLong: 'This text is too long.',
} as const;
