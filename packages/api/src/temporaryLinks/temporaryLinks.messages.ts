/** Errors about temporary links. */
export const temporaryLinkValidation = {
  length: 'Please choose or enter how long the link should work, from 1 second to 7 days.',
} as const;
