import { randomUUID } from 'node:crypto';
import { LICENSE_LIMITS } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import type { Events } from '../../../events.ts';
import { createBatcher } from '../../../load/batcher.ts';
import { decideLicense, type LicenseDecision } from '../licenseDecision.rules.ts';
import * as store from '../siteLicenses.store.ts';

/** A site's use of a license. */
export interface SiteUse {
  productId: string | null;
  /** Normalized; undefined if the site does not identify itself. */
  domain: string | undefined;
  /** The installed version. */
  version?: string | undefined;
}

/** A license, the site's activation of it, and the decision on its use. */
export interface DecidedUse {
  license: store.UsedLicense | undefined;
  activation: store.Activation | undefined;
  /** Whether the license is activated on the site. */
  isActive: boolean;
  decision: LicenseDecision;
}

/** Finds licenses for sites and activates them. */
export type LicenseActivator = ReturnType<typeof createLicenseActivator>;

/** When a site was last seen is stored at most once in this time, so that not every check writes. */
const touchMs = 60 * 60_000;

const BATCHES = { maxBatchSize: 200, concurrency: 2 };

/**
 * Decides whether a site may use a license that was read with its activation.
 * @param offered the version that the site would get; null to ignore the max version
 */
export function decideUse(
  license: store.UsedLicense | undefined,
  activation: store.Activation | undefined,
  { productId, domain }: SiteUse,
  offered: string | null = null,
): DecidedUse {
  const activations = license?.active_sites ?? 0;
  const isActive = activation !== undefined;
  const site = { domain, isActive, activations };
  const decision = decideLicense(license, { productId, version: offered, now: new Date(), site });
  return { license, activation, isActive, decision };
}

/** Creates the activator. Sites have no account, so its transactions are not scoped by one. */
export function createLicenseActivator(database: Database, events: Events) {
  const find = createBatcher<store.LicenseLookup, store.LookupResult>(
    (lookups) => database.withSystem((tx) => store.findLicenses(tx, lookups)),
    BATCHES,
  );

  async function touch({ activation }: DecidedUse, { version }: SiteUse): Promise<void> {
    if (!activation) return;
    const isOutdated = Date.now() - activation.last_seen_at.getTime() > touchMs;
    const isNewVersion = version !== undefined && version !== activation.plugin_version;
    if (!isOutdated && !isNewVersion) return;
    await database.withSystem((tx) => store.touchActivation(tx, activation.id, version));
  }

  /** Activates a license on a new site. Decides again under the license's lock. */
  const activate = (licenseId: string, use: SiteUse): Promise<DecidedUse> =>
    database.withSystem(async (tx) => {
      const license = await store.lockLicense(tx, licenseId);
      const activation = await store.findActivation(tx, licenseId, use.domain);
      const decided = decideUse(license, activation, use);
      const { decision } = decided;
      const { domain, version } = use;
      if (!license || !decision.ok || !decision.isNew || domain === undefined) return decided;
      // Unlimited licenses are still allowed once the activation list is full; nothing is stored then.
      const isLimited = decision.counts && license.activation_limit > 0;
      if (!isLimited && license.site_count >= LICENSE_LIMITS.domains) return decided;
      await store.insertActivation(tx, {
        id: randomUUID(),
        account_id: license.account_id,
        license_id: license.id,
        domain,
        counts: decision.counts,
        plugin_version: version ?? null,
      });
      const added = { domain, counts: decision.counts };
      await events.publishAsSystem(tx, 'licenseActivated', { license, activation: added });
      return { ...decided, isActive: true };
    });

  return {
    /** Returns the license of a lookup with the site's activation. */
    find,

    /** Stores an allowed use: activates the license on a new site, or updates the activation. */
    async record(decided: DecidedUse, use: SiteUse): Promise<DecidedUse> {
      const { license, decision } = decided;
      if (!license || !decision.ok) return decided;
      if (decision.isNew) return activate(license.id, use);
      await touch(decided, use);
      return decided;
    },

    /** Deactivates a license on a site; false if it was not active there. */
    deactivate: (licenseId: string, domain: string): Promise<boolean> =>
      database.withSystem(async (tx) => {
        await store.lockLicense(tx, licenseId);
        return store.deleteActivation(tx, licenseId, domain);
      }),
  };
}
