import type { StatsResponse } from '@pressdock/api';
import type { Product } from '../../entities/product/product.kind.ts';
import { deployStatus } from '../../entities/product/product.rules.ts';

/** How many products of a kind the first page lists before it leads to the whole list. */
const SHOWN_PRODUCTS = 8;

/** Why somebody should look at a product, or that nobody needs to. */
export type Attention = 'failedBuild' | 'noVersions' | 'none';

const urgency: Record<Attention, number> = { failedBuild: 0, noVersions: 1, none: 2 };

type Facts = Pick<Product, 'latestBuild' | 'latestVersion'>;

/** What is to be done about a product: a build that failed comes before a release that is missing. */
export function attention({ latestBuild, latestVersion }: Facts): Attention {
  if (deployStatus(latestBuild).tone === 'critical') return 'failedBuild';
  return latestVersion === null ? 'noVersions' : 'none';
}

/**
 * The products that the first page lists, and whether there are more: those that need attention first,
 * each group in the order given.
 */
export function glance<T extends Facts>(
  products: readonly T[],
): { shown: readonly T[]; hasMore: boolean } {
  const sorted = products.toSorted(
    (one, other) => urgency[attention(one)] - urgency[attention(other)],
  );
  return { shown: sorted.slice(0, SHOWN_PRODUCTS), hasMore: products.length > SHOWN_PRODUCTS };
}

/** The steps of an account's first release, in order. */
export const releaseSteps = ['product', 'version', 'code', 'check'] as const;

/** One of `releaseSteps`. */
export type ReleaseStep = (typeof releaseSteps)[number];

/**
 * The step of its first release that an account is at, undefined once a site has asked for updates.
 * Only such a question shows that the code was put in, so that step waits for it as well.
 */
export function releaseStep(stats: StatsResponse): ReleaseStep | undefined {
  if (stats.lastUpdateCheckAt !== null) return undefined;
  if (stats.versions > 0) return 'code';
  return stats.plugins + stats.themes > 0 ? 'version' : 'product';
}
