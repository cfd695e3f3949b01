import { randomUUID } from 'node:crypto';
import { LICENSE_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database, SystemTransaction } from '../../db/database.ts';
import { normalizeDomain } from './domain.rules.ts';
import { decideLicense, type LicenseRefusal } from './licenseDecision.rules.ts';
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

/** How exactly it is kept when a site was seen last: not every question has to write. */
const touchMs = 60 * 60_000;

/** Make the verbs. */
export function createLicenseUseService(database: Database) {
  async function look(
    tx: AccountTransaction | SystemTransaction,
    product: LicensedProduct,
    key: string,
    site: UsingSite,
  ) {
    const license = await store.findByKey(tx, product.account_id, key);
    const domain = site.domain === undefined ? undefined : normalizeDomain(site.domain);
    const activations = license && (await store.readActivations(tx, license.id, domain));
    const decision = decideLicense(license, {
      productId: product.id,
      now: new Date(),
      site: {
        domain,
        isActive: activations?.active !== undefined,
        activations: activations?.count ?? 0,
      },
    });
    return { license, domain, activations, decision };
  }

  type Looked = Awaited<ReturnType<typeof look>>;

  const answer = ({ license, decision }: Looked): LicenseAnswer =>
    decision.ok ? { ok: true, maxVersion: license?.max_version ?? null } : decision;

  /** Notes where a licence is in use; the site's place is taken under the licence's lock. */
  async function note(
    tx: SystemTransaction,
    product: LicensedProduct,
    key: string,
    site: UsingSite,
    before: Looked,
  ): Promise<Looked> {
    const active = before.activations?.active;
    if (active) {
      const isLongAgo = Date.now() - active.last_seen_at.getTime() > touchMs;
      const isOther = site.version !== undefined && site.version !== active.plugin_version;
      if (isLongAgo || isOther) await store.touchActivation(tx, active.id, site.version);
      return before;
    }
    if (!before.license || !before.decision.ok || !before.decision.isNew) return before;
    await store.lockLicense(tx, before.license.id);
    const looked = await look(tx, product, key, site);
    const { license, domain, activations, decision } = looked;
    const hasRoom = (activations?.recorded ?? 0) < LICENSE_LIMITS.domains;
    if (license && decision.ok && decision.isNew && domain !== undefined && hasRoom) {
      await store.insertActivation(tx, {
        id: randomUUID(),
        account_id: product.account_id,
        license_id: license.id,
        domain,
        counts: decision.counts,
        plugin_version: site.version ?? null,
      });
    }
    return looked;
  }

  return {
    /** Use a licence: the site it is used on is noted and may take one of the licence's places. */
    use(product: LicensedProduct, key: string, site: UsingSite): Promise<LicenseAnswer> {
      // Whoever brings a key is nobody we know.
      return database.withSystem(async (tx) => {
        const looked = await look(tx, product, key, site);
        return answer(looked.decision.ok ? await note(tx, product, key, site, looked) : looked);
      });
    },

    /**
     * What a licence is good for where there is no site, as on a machine that runs Composer: its domain
     * and its limit are about sites. Undefined when it is good for nothing.
     */
    async entitlement(
      accountId: string,
      key: string,
    ): Promise<((productId: string) => LicenseAnswer) | undefined> {
      const license = await database.withSystem((tx) => store.findByKey(tx, accountId, key));
      const now = new Date();
      const decide = (productId: string): LicenseAnswer => {
        const decision = decideLicense(license, { productId, now, site: null });
        return decision.ok ? { ok: true, maxVersion: license?.max_version ?? null } : decision;
      };
      const isGood = decide(license?.item_id ?? '').ok;
      return isGood ? decide : undefined;
    },

    /** What {@link use} would answer, for the licence's owner; nothing is noted. */
    foresee(
      ctx: RequestContext,
      product: LicensedProduct,
      key: string,
      site: UsingSite,
    ): Promise<LicenseAnswer> {
      return database.withAccount(ctx, async (tx) => answer(await look(tx, product, key, site)));
    },
  };
}
