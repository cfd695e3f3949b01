/** Errors about imported licenses. */
export const licenseImportValidation = {
  duplicateKey: 'This key appears in the file more than once.',
  unknownProduct: 'No product in your account has this name, slug, or ID.',
  ambiguousProduct: 'Several products have this name. Please use the slug or the ID.',
} as const;
