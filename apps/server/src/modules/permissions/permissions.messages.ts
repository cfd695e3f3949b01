const names = {
  featureFlag: 'feature flag',
  featureFlagProduct: 'feature flag product',
  license: 'license',
  pluginOrTheme: 'plugin or theme',
} as const;

/** What an account's permissions let it add. */
export type Addition = keyof typeof names;

/** Why an account may not add something, and what its owner can do. */
export const permissionMessages = {
  unpaid: (what: Addition) =>
    `No ${names[what]} can be added while a payment is overdue. Please settle it under Billing.`,
  notIncluded: (what: Addition) =>
    `Your plan does not include another ${names[what]}. Please change the plan, or ask support.`,
} as const;
