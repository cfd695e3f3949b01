/** Errors about a setting. */
export const settingValidation = {
  key: 'A setting key can only contain letters, numbers, underscores, and hyphens.',
} as const;
