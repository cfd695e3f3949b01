import type { ProductKind } from '../../shared/paths.ts';

/** Sentences in the place of a product that cannot be shown. */
export const unavailableMessages = (kind: ProductKind) => ({
  loading: `Loading the ${kind}`,
  fetchFailed: `There was an error fetching your ${kind}.  Please try again.`,
  missingTitle: `There is no such ${kind}`,
  missing: 'It may have been deleted, or the address is mistyped.',
  backToList: `Show all ${kind}s`,
});
