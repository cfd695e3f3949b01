/** Every sentence of the place of feature flags. */
export const featureFlagsMessages = {
  title: 'Feature flags',
  soonTitle: 'There is nothing to manage here yet',
  soon: 'Whoever runs this Pressdock has switched this menu on ahead of the release that brings flags for your own products.',
  offTitle: 'Feature flags are switched off',
  off: 'Whoever runs this Pressdock can switch them on.',
  toHome: 'Go to your dashboard',
} as const;
