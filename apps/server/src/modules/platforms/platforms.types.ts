import type { AskingSite, SellingFacts } from '../../ports/platforms.ts';

export type { SellingFacts };

/** A product of an account, with where it is sold. */
export type SoldProduct = SellingFacts & { id: string; account_id: string };

/**
 * Whether a site may have updates. `grace`: its platform cannot be asked, and it was entitled a
 * while ago; that counts `until` then. `reason` is a sentence for the product's owner.
 */
export type Verdict =
  | { verdict: 'granted' }
  | { verdict: 'grace'; until: Date }
  | { verdict: 'refused'; reason: string };

/** Asks the platforms a product is sold on whether a site's code entitles it to updates. */
export interface PlatformsService {
  /** True when the product is sold on a platform, so that updates need a code of that platform. */
  isGated(product: SellingFacts): boolean;
  /** Never throws, and answers within `PLATFORM_CHECKS.longestWaitMs`, however slow the platform is. */
  verify(product: SoldProduct, code: string, site: AskingSite): Promise<Verdict>;
}
