export const apiKeyValidation = {
  nameRequired: 'Please enter a name for this key.',
  scopeRequired: 'Please choose what this key may do.',
  expires: 'Please enter a date in the future, or none.',
} as const;
