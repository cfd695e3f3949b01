export const customerMessages = {
  emailRequired: 'An email address is required.',
} as const;
