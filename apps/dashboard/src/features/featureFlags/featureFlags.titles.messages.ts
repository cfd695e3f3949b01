/** The title of the feature flags page, which the navigation or the palette also shows. */
export const featureFlagsTitles = { page: 'Feature flags' } as const;
