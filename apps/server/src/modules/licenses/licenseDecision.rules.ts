import type { LicenseRefusal } from '@pressdock/api';
import { comparePhpVersions } from '../../wordpress/phpVersion.ts';
import { countsAsActivation } from '../../wordpress/siteDomain.ts';

/** What a decision depends on in a licence. */
export interface LicenseFacts {
  item_id: string | null;
  activation_limit: number;
  expires_at: Date | null;
  /** The only domain it is for, normalised; blank is any. */
  domain: string;
  suspended_at: Date | null;
  /** The first version it is no longer for. */
  max_version: string | null;
}

/** What a licence is to be used for. */
export interface LicenseUse {
  /** Null where it is not said which product. */
  productId: string | null;
  /** The version it is to be had for; null where that is no question. */
  version: string | null;
  now: Date;
  /** The site, or null where there is none, as for a machine that runs Composer. */
  site: {
    /** Normalised; undefined when the site does not say who it is. */
    domain: string | undefined;
    /** Whether the licence is in use there already. */
    isActive: boolean;
    /** How many sites use up an activation now. */
    activations: number;
  } | null;
}

/** Whether a licence is good for a use. `isNew`: the site is one more to note, which may count or not. */
export type LicenseDecision =
  | { ok: true; isNew: boolean; counts: boolean }
  | { ok: false; refusal: LicenseRefusal };

const refused = (refusal: LicenseRefusal): LicenseDecision => ({ ok: false, refusal });

/**
 * Decide whether a licence is good for a use. Of several reasons against it the one is given that
 * stays when the others are mended: who it is for before when, when before where, and where before
 * which version, so that whoever is refused for a version is let in all the same.
 * @param license undefined when the account has none with the key
 */
export function decideLicense(
  license: LicenseFacts | undefined,
  { productId, version, now, site }: LicenseUse,
): LicenseDecision {
  if (!license) return refused('unknown');
  if (license.suspended_at !== null) return refused('suspended');
  const isOfOne = license.item_id !== null && productId !== null;
  if (isOfOne && license.item_id !== productId) return refused('wrong_product');
  if (license.expires_at !== null && license.expires_at <= now) return refused('expired');
  const decision = site
    ? decideSite(license, site)
    : { ok: true as const, isNew: false, counts: false };
  const isIncluded = version === null || coversVersion(license.max_version, version);
  return decision.ok && !isIncluded ? refused('version_limit') : decision;
}

function decideSite(license: LicenseFacts, site: NonNullable<LicenseUse['site']>): LicenseDecision {
  if (license.domain !== '' && license.domain !== site.domain) return refused('domain_not_allowed');
  const counts = site.domain === undefined || countsAsActivation(site.domain);
  const isFull = license.activation_limit > 0 && site.activations >= license.activation_limit;
  // A site that does not say who it is cannot be one of those that are active.
  const isActive = site.domain !== undefined && site.isActive;
  if (!isActive && counts && isFull) return refused('limit_reached');
  return { ok: true, isNew: site.domain !== undefined && !isActive, counts };
}

/** Whether a licence is for a version: those from its max version on are not included. */
export function coversVersion(maxVersion: string | null | undefined, version: string): boolean {
  return !maxVersion || comparePhpVersions(version, maxVersion) < 0;
}
