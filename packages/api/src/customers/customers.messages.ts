/** Errors about customers. @see specification, section 5, "Customer inline add" */
export const customerValidation = {
  emailRequired: 'An email address is required.',
} as const;
