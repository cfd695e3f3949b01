import type { LicenseRefusal } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { DecisionLog } from './decisionLog.ts';
import { normalizeDomain } from './domain.rules.ts';
import { decideLicense } from './licenseDecision.rules.ts';
import { decidePlace, type LicensePlaces, type Looked } from './licensePlaces.ts';
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

/** Whether a licence is good, and from which version on it is not. */
export type LicenseAnswer =
  | { ok: true; maxVersion: string | null }
  | { ok: false; refusal: LicenseRefusal };

/** The verbs of whoever brings a licence key. */
export type LicenseUseService = ReturnType<typeof createLicenseUseService>;

function answerOf({ license, decision }: Pick<Looked, 'license' | 'decision'>): LicenseAnswer {
  return decision.ok ? { ok: true, maxVersion: license?.max_version ?? null } : decision;
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
    /** Use a licence: the site it is used on is noted and may take one of the licence's places. */
    async use(product: LicensedProduct, key: string, site: UsingSite): Promise<LicenseAnswer> {
      const wanted = wantedBy(product, site);
      const accountId = product.account_id;
      const { licenses } = await places.find({ key, accountId, domain: wanted.domain });
      const own = licenses.find(({ license }) => license.account_id === accountId);
      const looked = await places.note(decidePlace(own?.license, own?.active, wanted), wanted);
      const answer = answerOf(looked);
      decisions.note({
        accountId,
        key,
        licenseId: looked.license?.id ?? null,
        domain: wanted.domain ?? '',
        itemId: product.id,
        call: 'update_check',
        code: answer.ok ? 'valid' : answer.refusal,
      });
      return answer;
    },

    /**
     * What a licence is good for where there is no site, as on a machine that runs Composer: its domain
     * and its limit are about sites. Undefined when it is good for nothing.
     */
    async entitlement(
      accountId: string,
      key: string,
    ): Promise<((productId: string) => LicenseAnswer) | undefined> {
      const { licenses } = await places.find({ key, accountId });
      const license = licenses.find((one) => one.license.account_id === accountId)?.license;
      const now = new Date();
      const decide = (productId: string | null) =>
        answerOf({ license, decision: decideLicense(license, { productId, now, site: null }) });
      return decide(null).ok ? decide : undefined;
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
        return answerOf(decidePlace(license, active, wanted));
      });
    },
  };
}
