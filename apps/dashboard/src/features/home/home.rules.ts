import type { StatsResponse } from '@pressdock/api';
import type { Product } from '../../entities/product/product.kind.ts';
import { deployStatus } from '../../entities/product/product.rules.ts';

/** How many products of a kind the home page lists before it links to the whole list. */
const SHOWN_PRODUCTS = 8;

/** Why a product needs attention, or that it does not. */
export type Attention = 'failedBuild' | 'noVersions' | 'none';

const urgency: Record<Attention, number> = { failedBuild: 0, noVersions: 1, none: 2 };

type Facts = Pick<Product, 'latestBuild' | 'latestVersion'>;

/** Returns what a product needs: fixing a failed build comes before a missing version. */
export function attention({ latestBuild, latestVersion }: Facts): Attention {
  if (deployStatus(latestBuild).tone === 'critical') return 'failedBuild';
  return latestVersion === null ? 'noVersions' : 'none';
}

/**
 * Returns the products that the home page lists, and whether there are more. Those that need
 * attention come first, each group in the given order.
 */
export function glance<T extends Facts>(
  products: readonly T[],
): { listed: readonly T[]; hasMore: boolean } {
  const sorted = products.toSorted(
    (one, other) => urgency[attention(one)] - urgency[attention(other)],
  );
  return { listed: sorted.slice(0, SHOWN_PRODUCTS), hasMore: products.length > SHOWN_PRODUCTS };
}

/** The steps of an account's first release, in order. */
export const releaseSteps = ['product', 'version', 'code', 'check'] as const;

/** One of `releaseSteps`. */
export type ReleaseStep = (typeof releaseSteps)[number];

/**
 * Returns the step of the first release that an account is at; undefined once a site has checked
 * for updates. Only an update check proves that the code was installed, so that step waits for it,
 * too.
 */
export function releaseStep(stats: StatsResponse): ReleaseStep | undefined {
  if (stats.lastUpdateCheckAt !== null) return undefined;
  if (stats.versions > 0) return 'code';
  return stats.plugins + stats.themes > 0 ? 'version' : 'product';
}
