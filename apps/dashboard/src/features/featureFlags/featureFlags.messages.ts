import { featureFlagsTitles } from './featureFlags.titles.messages.ts';

/** Every sentence of the feature flags page. */
export const featureFlagsMessages = {
  title: featureFlagsTitles.page,
  emptyTitle: 'Feature flags are not available yet',
  empty: 'A later release will let you turn features of your products on and off here.',
  toHome: 'Go to dashboard',
} as const;
