import type { ProductKind } from '../../shared/paths.ts';

/** Why a product of a kind cannot be added. */
export const addRefused = (kind: ProductKind) =>
  `Your account may not add ${kind}s. Ask the owner of the account, or change its plan.`;

/** Sentences in the place of a product that cannot be shown. */
export const unavailableMessages = (kind: ProductKind) => ({
  loading: `Loading the ${kind}`,
  fetchFailed: `There was an error fetching your ${kind}.  Please try again.`,
  missingTitle: `There is no such ${kind}`,
  missing: 'It may have been deleted, or the address is mistyped.',
  backToList: `Show all ${kind}s`,
});
