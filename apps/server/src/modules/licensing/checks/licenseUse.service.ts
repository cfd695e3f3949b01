import type { LicenseRefusal } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';
import type { Decision, DecisionLog } from '../accessLog/decisionLog.ts';
import { findActivation, findByKey, findCustomerLicenses } from '../siteLicenses.store.ts';
import {
  decideEntitlement,
  type EntitlementVerdict,
  type InstalledPart,
} from './entitlement.rules.ts';
import {
  type DecidedUse,
  decideUse,
  type LicenseActivator,
  type SiteUse,
} from './licenseActivator.ts';
import type { UnknownKeyLimit } from './unknownKeyLimit.ts';

/** A product whose license a site uses. */
export interface LicensedProduct {
  id: string;
  account_id: string;
}

/** A site as it identifies itself. */
export interface RequestingSite {
  /** Not normalized; undefined if the site does not identify itself. */
  domain?: string | undefined;
  /** The installed version. */
  version?: string | undefined;
}

/** The purpose for which a site uses a license. */
export interface LicenseUse {
  /** The version that the site would get; null to ignore the max version. */
  version: string | null;
  unknownKeys: UnknownKeyLimit;
}

/**
 * The decision on a site, with the license's max version. `isLimited` means that the license does
 * not include the requested version, `isActive` that the license is activated on the site.
 */
export type LicenseResult = { licenseId: string | null; isActive: boolean } & (
  | { ok: true; maxVersion: string | null; isLimited: boolean }
  | { ok: false; refusal: LicenseRefusal }
);

/**
 * The products and versions that the licenses of a customer include, whatever their domains and
 * activation limits.
 */
export interface Entitlement {
  licenseId: string | null;
  /** Returns the decision on a product and version. */
  decide(part: InstalledPart): EntitlementVerdict;
}

/** Decides whether license keys allow updates and downloads. */
export type LicenseUseService = ReturnType<typeof createLicenseUseService>;

function toResult(
  { license, activation, isActive, decision }: DecidedUse,
  use: SiteUse,
  version: string | null,
): LicenseResult {
  const licenseId = license?.id ?? null;
  if (!decision.ok) return { ok: false, licenseId, isActive, refusal: decision.refusal };
  const forVersion = decideUse(license, activation, use, version).decision;
  const isLimited = !forVersion.ok && forVersion.refusal === 'version_limit';
  return { ok: true, licenseId, isActive, maxVersion: license?.max_version ?? null, isLimited };
}

function toUse(product: LicensedProduct, { domain, version }: RequestingSite): SiteUse {
  const normalized = domain === undefined ? undefined : normalizeDomain(domain);
  return { productId: product.id, domain: normalized, version };
}

/** Creates the service. */
export function createLicenseUseService(
  database: Database,
  activator: LicenseActivator,
  decisions: DecisionLog,
) {
  return {
    /**
     * Decides whether a site may use a license, and activates the license on the site. Throws for a
     * license that is not active there if the client has sent too many unknown keys.
     */
    async use(
      product: LicensedProduct,
      key: string,
      site: RequestingSite,
      { version, unknownKeys }: LicenseUse,
    ): Promise<LicenseResult> {
      const use = toUse(product, site);
      const accountId = product.account_id;
      const lookup = { key, accountId, domain: use.domain };
      const { license, activation } = await activator.find(lookup);
      if (license && !activation) await unknownKeys.requireLeft();
      const decided = decideUse(license, activation, use);
      return toResult(await activator.record(decided, use), use, version);
    },

    /**
     * Returns the entitlement of the customer who has a license key, for Composer. Throws if the client
     * has sent too many unknown keys.
     */
    async findEntitlement(
      accountId: string,
      key: string,
      unknownKeys: UnknownKeyLimit,
    ): Promise<Entitlement> {
      // The request has no session, so the transaction is not scoped by an account.
      const licenses = await database.withSystem((tx) => findCustomerLicenses(tx, accountId, key));
      await unknownKeys.requireLeft();
      if (licenses.length === 0) await unknownKeys.countUnknown();
      const now = new Date();
      return {
        licenseId: licenses[0]?.id ?? null,
        decide: (part) => decideEntitlement(licenses, part, now),
      };
    },

    /** Records a decision in the access log. @param domain not normalized */
    record({
      domain,
      ...decision
    }: Omit<Decision, 'domain'> & { domain?: string | undefined }): void {
      decisions.record({ ...decision, domain: (domain && normalizeDomain(domain)) ?? '' });
    },

    /** Returns what {@link use} would return, without storing anything. For the product's owner. */
    preview(
      ctx: RequestContext,
      product: LicensedProduct,
      key: string,
      site: RequestingSite,
    ): Promise<LicenseResult> {
      const use = toUse(product, site);
      return database.withAccount(ctx, async (tx) => {
        const license = await findByKey(tx, product.account_id, key);
        const activation = license && (await findActivation(tx, license.id, use.domain));
        return toResult(decideUse(license, activation, use), use, null);
      });
    },
  };
}
