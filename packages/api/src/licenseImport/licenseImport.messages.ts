export const licenseImportValidation = {
  duplicateKey: 'This key is in the file more than once.',
  unknownProduct: 'No product of your account has this name, slug or id.',
  ambiguousProduct: 'Several products have this name. Please use the slug or the id.',
} as const;
