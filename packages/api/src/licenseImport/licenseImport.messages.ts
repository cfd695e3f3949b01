/** Errors about imported licenses. */
export const licenseImportValidation = {
  duplicateKey: 'This key appears in the file more than once.',
  unknownProduct: 'No product in your account has this name, slug, or ID.',
  ambiguousProduct: 'Several products have this name. Please use the slug or the ID.',
  status: 'Please use "active", "expired" or "suspended".',
  statusExpired:
    'The status is "expired", but the license has not expired. Please correct the status or the expiry date.',
  createdAt: 'Please enter a valid date that is not in the future.',
} as const;
