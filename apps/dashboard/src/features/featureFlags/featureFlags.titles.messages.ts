/** The titles of the feature flags page, which the navigation or the palette also shows. */
export const featureFlagsTitles = {
  page: 'Feature flags',
  addProduct: 'Add product with feature flags',
  setUp: 'Set up a feature flag',
} as const;
