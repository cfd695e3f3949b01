export const settingValidation = {
  key: 'A setting key may only contain letters, numbers, underscores and hyphens.',
} as const;
