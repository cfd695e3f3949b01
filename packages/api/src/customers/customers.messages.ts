export const customerValidation = {
  emailRequired: 'An email address is required.',
} as const;
