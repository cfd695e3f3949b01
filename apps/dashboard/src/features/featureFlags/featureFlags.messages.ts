/** Every sentence of the feature flags page. */
export const featureFlagsMessages = {
  title: 'Feature flags',
  emptyTitle: 'Nothing here yet',
  empty: 'Feature flags for your own products will come in a later release.',
  toHome: 'Go to dashboard',
} as const;
