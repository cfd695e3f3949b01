import type { LicenseRefusal } from '@pressdock/api';
import { decideLicense, type LicenseFacts } from '../licenseDecision.rules.ts';

/** The decision on an installation. */
export type EntitlementVerdict = 'valid' | LicenseRefusal;

/** A product and version to install; null stands for any. */
export interface InstalledPart {
  productId: string | null;
  version: string | null;
  /** When the version was released; null to decide for the present. */
  released: Date | null;
}

/**
 * Decides on an installation with the licenses of one customer, of which one that allows it is enough.
 * An expired license still includes the versions that were released before it expired.
 * @param licenses that of the key first; none if the key is unknown
 */
export function decideEntitlement(
  licenses: readonly LicenseFacts[],
  { productId, version, released }: InstalledPart,
  now: Date,
): EntitlementVerdict {
  const [own] = licenses;
  if (!own) return 'unknown';
  // A suspended key may have been leaked, so it does not give access to other licenses either.
  if (own.suspended_at !== null) return 'suspended';
  const moment = released !== null && released < now ? released : now;
  const verdicts = licenses.map((license): EntitlementVerdict => {
    const decision = decideLicense(license, { productId, version, now: moment, site: null });
    return decision.ok ? 'valid' : decision.refusal;
  });
  if (verdicts.includes('valid')) return 'valid';
  return verdicts.find((verdict) => verdict !== 'wrong_product') ?? 'wrong_product';
}
