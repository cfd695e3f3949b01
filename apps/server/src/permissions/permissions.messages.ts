const names = {
  featureFlag: 'feature flag',
  featureFlagProduct: 'feature flag product',
  license: 'license',
  pluginOrTheme: 'plugin or theme',
} as const;

/** The kinds of objects that need a permission to add. */
export type Addition = keyof typeof names;

/** Reasons why an account cannot add an object. */
export const permissionMessages = {
  unpaid: (addition: Addition) =>
    `You cannot add a ${names[addition]} while a payment is overdue. Contact support to settle it.`,
  notIncluded: (addition: Addition) =>
    `Your plan does not include another ${names[addition]}. Please change your plan or contact support.`,
  noAnalytics: 'Your plan does not include analytics. Please change your plan or contact support.',
} as const;
