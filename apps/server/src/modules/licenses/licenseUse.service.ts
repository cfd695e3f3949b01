import type { LicenseRefusal, LicenseVerdict } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import type { Decision, DecisionLog } from './decisionLog.ts';
import { decideLicense } from './licenseDecision.rules.ts';
import { decidePlace, type LicensePlaces, type Looked, type WantedPlace } from './licensePlaces.ts';
import * as store from './licenseUse.store.ts';

/** A product of an account, which a licence is used for. */
export interface LicensedProduct {
  id: string;
  account_id: string;
}

/** A site that uses a licence. */
export interface UsingSite {
  /** As the site says it; undefined when it does not say who it is. */
  domain?: string | undefined;
  /** The version it runs. */
  version?: string | undefined;
}

/**
 * Whether a licence lets a site in, and from which version on it includes none. `isLimited`: not the
 * version either that was in question.
 */
export type LicenseAnswer =
  | { ok: true; licenseId: string | null; maxVersion: string | null; isLimited: boolean }
  | { ok: false; licenseId: string | null; refusal: LicenseRefusal };

/** What a licence is good for where there is no site: its domain and its limit are about sites. */
export interface Entitlement {
  licenseId: string | null;
  /** What is decided about a product and a version of it; each null where that is no question. */
  verdict(productId: string | null, version: string | null): LicenseVerdict;
}

/** The verbs of whoever brings a licence key. */
export type LicenseUseService = ReturnType<typeof createLicenseUseService>;

function answerOf(
  { license, active, decision }: Looked,
  wanted: WantedPlace,
  version: string | null,
): LicenseAnswer {
  const licenseId = license?.id ?? null;
  if (!decision.ok) return { ok: false, licenseId, refusal: decision.refusal };
  const inDetail = decidePlace(license, active, wanted, version).decision;
  const isLimited = !inDetail.ok && inDetail.refusal === 'version_limit';
  return { ok: true, licenseId, maxVersion: license?.max_version ?? null, isLimited };
}

function wantedBy(product: LicensedProduct, { domain, version }: UsingSite) {
  const normalized = domain === undefined ? undefined : normalizeDomain(domain);
  return { productId: product.id, domain: normalized, version };
}

/** Make the verbs. */
export function createLicenseUseService(
  database: Database,
  places: LicensePlaces,
  decisions: DecisionLog,
) {
  return {
    /**
     * Use a licence: the site it is used on is noted and may take one of the licence's places.
     * @param version what it would be let in for; null where that is no question
     */
    async use(
      product: LicensedProduct,
      key: string,
      site: UsingSite,
      version: string | null,
    ): Promise<LicenseAnswer> {
      const wanted = wantedBy(product, site);
      const accountId = product.account_id;
      const { licenses } = await places.find({ key, accountId, domain: wanted.domain });
      const own = licenses.find(({ license }) => license.account_id === accountId);
      const looked = await places.note(decidePlace(own?.license, own?.active, wanted), wanted);
      return answerOf(looked, wanted, version);
    },

    /** What a licence is good for on a machine that runs Composer. */
    async entitlement(accountId: string, key: string): Promise<Entitlement> {
      const { licenses } = await places.find({ key, accountId });
      const license = licenses.find((one) => one.license.account_id === accountId)?.license;
      const now = new Date();
      return {
        licenseId: license?.id ?? null,
        verdict(productId, version) {
          const decision = decideLicense(license, { productId, version, now, site: null });
          return decision.ok ? 'valid' : decision.refusal;
        },
      };
    },

    /** Records a decision in the access log. @param domain as the site sent it */
    recordDecision({
      domain,
      ...decision
    }: Omit<Decision, 'domain'> & { domain?: string | undefined }): void {
      decisions.record({ ...decision, domain: (domain && normalizeDomain(domain)) ?? '' });
    },

    /** What {@link use} would answer, for the licence's owner; nothing is noted. */
    foresee(
      ctx: RequestContext,
      product: LicensedProduct,
      key: string,
      site: UsingSite,
    ): Promise<LicenseAnswer> {
      const wanted = wantedBy(product, site);
      return database.withAccount(ctx, async (tx) => {
        const license = await store.findByKey(tx, product.account_id, key);
        const active = license && (await store.findActive(tx, license.id, wanted.domain));
        return answerOf(decidePlace(license, active, wanted), wanted, null);
      });
    },
  };
}
