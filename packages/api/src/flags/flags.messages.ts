/** Errors about feature flags. @see specification, section 5 */
export const flagValidation = {
  nameRequired: 'Name is a required field.',
  identifierRequired: 'Identifier is a required field.',
  identifierFormat:
    'An identifier may contain only letters, digits, underscores, hyphens and periods.',
  identifierTaken: 'Another flag of this product already has this identifier.',
  identifierInUse:
    'Sites already request this identifier. If you change it, the feature turns off in every released version.',
  typeRequired: 'Flag type is a required field.',
  percentage: 'Percentage error: enter a whole number between 1-100.',
  groupRequired: 'A group needs at least one condition.',
  conditionValue: 'Enter a value for each condition.',
  conditionVersion: 'Enter a version such as 6.4 or 8.1.2.',
  comparator: 'This attribute cannot be compared in this way.',
  people: 'A flag can list at most 10,000 people.',
  person: 'Each person must be one line of at most 320 characters.',
  queryRequired: 'Enter a part of an identifier.',
  productTaken: 'You already have a product with this name.',
  schedulePast: 'Each step must be in the future and later than the step before it.',
  scheduleFar: 'A schedule must end within a year.',
  scheduleChange: 'Each step turns the flag on or off or sets a percentage.',
  schedulePercentage: 'Only flags of type percentage or group have a percentage to schedule.',
} as const;
