/** Errors about API keys. */
export const apiKeyValidation = {
  nameRequired: 'Please enter a name for this key.',
  scopeRequired: 'Please choose what this key can do.',
  expires: 'Please enter a date in the future, or leave it blank.',
} as const;
