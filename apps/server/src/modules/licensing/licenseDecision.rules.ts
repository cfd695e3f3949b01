import type { LicenseRefusal } from '@pressdock/api';
import { comparePhpVersions } from '../../wordpress/phpVersion.ts';
import { countsAsActivation } from '../../wordpress/siteDomain.ts';

/** The facts about a license that a decision depends on. */
export interface LicenseFacts {
  item_id: string | null;
  activation_limit: number;
  expires_at: Date | null;
  /** The only domain the license is for, normalized; blank for any. */
  domain: string;
  suspended_at: Date | null;
  /** The first version the license no longer includes. */
  max_version: string | null;
}

/** A use of a license. */
export interface LicenseUse {
  /** Null if the request names no product. */
  productId: string | null;
  /** The version that would be offered; null to ignore the max version. */
  version: string | null;
  now: Date;
  /** The site; null for a request that is not from a site, such as from Composer. */
  site: {
    /** Normalized; undefined if the site does not identify itself. */
    domain: string | undefined;
    /** Whether the license is active on the site. */
    isActive: boolean;
    /** The number of activations that count. */
    activations: number;
  } | null;
}

/** The decision on a use. `isNew`: it needs a new activation, which counts if `counts` is true. */
export type LicenseDecision =
  | { ok: true; isNew: boolean; counts: boolean }
  | { ok: false; refusal: LicenseRefusal };

const refuse = (refusal: LicenseRefusal): LicenseDecision => ({ ok: false, refusal });

/**
 * Decides whether a license allows a use. If several reasons apply, the one is returned that would
 * remain after the others are resolved: product, then expiry, then site, then version. A site that is
 * refused for the version alone is therefore allowed in general.
 * @param license undefined when the account has no license with the key
 */
export function decideLicense(
  license: LicenseFacts | undefined,
  { productId, version, now, site }: LicenseUse,
): LicenseDecision {
  if (!license) return refuse('unknown');
  if (license.suspended_at !== null) return refuse('suspended');
  const isForOneProduct = license.item_id !== null && productId !== null;
  if (isForOneProduct && license.item_id !== productId) return refuse('wrong_product');
  if (license.expires_at !== null && license.expires_at <= now) return refuse('expired');
  const decision = site
    ? decideSite(license, site)
    : { ok: true as const, isNew: false, counts: false };
  const isIncluded = version === null || includesVersion(license.max_version, version);
  return decision.ok && !isIncluded ? refuse('version_limit') : decision;
}

function decideSite(license: LicenseFacts, site: NonNullable<LicenseUse['site']>): LicenseDecision {
  if (license.domain !== '' && license.domain !== site.domain) return refuse('domain_not_allowed');
  const counts = site.domain === undefined || countsAsActivation(site.domain);
  const isFull = license.activation_limit > 0 && site.activations >= license.activation_limit;
  // A site that does not identify itself cannot be one of the active ones.
  const isActive = site.domain !== undefined && site.isActive;
  if (!isActive && counts && isFull) return refuse('limit_reached');
  return { ok: true, isNew: site.domain !== undefined && !isActive, counts };
}

/** Returns whether a license with a max version includes a version. */
export function includesVersion(maxVersion: string | null | undefined, version: string): boolean {
  return !maxVersion || comparePhpVersions(version, maxVersion) < 0;
}
