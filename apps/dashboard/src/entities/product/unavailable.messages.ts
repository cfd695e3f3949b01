import type { ProductKind } from '@pressdock/api';

/** Sentences shown in place of a product that is unavailable. */
export const unavailableMessages = (kind: ProductKind) => ({
  loading: `Loading ${kind}`,
  fetchFailed: `There was an error fetching your ${kind}.  Please try again.`,
  missingTitle: kind === 'plugin' ? 'Plugin not found' : 'Theme not found',
  missing: 'It may have been deleted, or the URL may be wrong.',
  backToList: `Show all ${kind}s`,
});
