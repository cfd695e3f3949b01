/** Every sentence of the feature flags page. */
export const featureFlagsMessages = {
  title: 'Feature flags',
  emptyTitle: 'There is nothing to manage here yet',
  empty: 'Flags for your own products come with a later release.',
  toHome: 'Go to your dashboard',
} as const;
