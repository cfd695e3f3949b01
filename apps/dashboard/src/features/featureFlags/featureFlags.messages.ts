/** Every sentence of the feature flags page. */
export const featureFlagsMessages = {
  title: 'Feature flags',
  emptyTitle: 'Feature flags are not available yet',
  empty: 'A later release will let you turn features of your products on and off here.',
  toHome: 'Go to dashboard',
} as const;
