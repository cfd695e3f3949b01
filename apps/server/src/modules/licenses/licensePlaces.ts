import { randomUUID } from 'node:crypto';
import { LICENSE_LIMITS } from '@pressdock/api/limits';
import type { Database } from '../../db/database.ts';
import { createBatcher } from '../../load/batcher.ts';
import { decideLicense, type LicenseDecision } from './licenseDecision.rules.ts';
import * as store from './licenseUse.store.ts';

/** A site that wants to use a licence. */
export interface WantedPlace {
  productId: string | null;
  /** Normalised; undefined where the site does not say who it is. */
  domain: string | undefined;
  /** The version it runs. */
  version?: string | undefined;
}

/** A licence and what was decided about its use. */
export interface Looked {
  license: store.UsedLicense | undefined;
  active: store.ActiveSite | undefined;
  decision: LicenseDecision;
}

/** Finds licences for sites, and gives the sites places on them. */
export type LicensePlaces = ReturnType<typeof createLicensePlaces>;

/** How exactly it is kept when a site was seen last: not every question has to write. */
const touchMs = 60 * 60_000;

/** Licenses per query, and concurrent queries. */
const BATCH = { maxBatchSize: 200, concurrency: 2 };

/**
 * Decide whether a site may use a licence that was read with its activation.
 * @param offered the version it would be had for; null where that is no question
 */
export function decidePlace(
  license: store.UsedLicense | undefined,
  active: store.ActiveSite | undefined,
  { productId, domain }: WantedPlace,
  offered: string | null = null,
): Looked {
  const activations = license?.active_sites ?? 0;
  const site = { domain, isActive: active !== undefined, activations };
  const decision = decideLicense(license, { productId, version: offered, now: new Date(), site });
  return { license, active, decision };
}

/** Make it. */
export function createLicensePlaces(database: Database) {
  // Whoever brings a key is nobody we know.
  const find = createBatcher<store.Quoted, store.QuotedLicenses>(
    (quoted) => database.withSystem((tx) => store.findQuoted(tx, quoted)),
    BATCH,
  );

  async function touch({ active }: Looked, { version }: WantedPlace): Promise<void> {
    if (!active) return;
    const isLongAgo = Date.now() - active.last_seen_at.getTime() > touchMs;
    const isOther = version !== undefined && version !== active.plugin_version;
    if (!isLongAgo && !isOther) return;
    await database.withSystem((tx) => store.touchActivation(tx, active.id, version));
  }

  /** Takes a place for a new site under the licence's lock, where all is decided once more. */
  const enter = (licenseId: string, wanted: WantedPlace): Promise<Looked> =>
    database.withSystem(async (tx) => {
      const license = await store.lockLicense(tx, licenseId);
      const active = await store.findActive(tx, licenseId, wanted.domain);
      const looked = decidePlace(license, active, wanted);
      const { decision } = looked;
      const { domain, version } = wanted;
      if (!license || !decision.ok || !decision.isNew || domain === undefined) return looked;
      // What no limit bounds is let in all the same beyond so many, and no longer written down.
      const isBounded = decision.counts && license.activation_limit > 0;
      if (!isBounded && license.site_count >= LICENSE_LIMITS.domains) return looked;
      await store.insertActivation(tx, {
        id: randomUUID(),
        account_id: license.account_id,
        license_id: license.id,
        domain,
        counts: decision.counts,
        plugin_version: version ?? null,
      });
      return looked;
    });

  return {
    /** The licences that have a quoted key, the oldest first, with what is known of the site. */
    find,

    /** Note a site that was let in: it takes a place of the licence, or was seen again. */
    async note(looked: Looked, wanted: WantedPlace): Promise<Looked> {
      const { license, decision } = looked;
      if (!license || !decision.ok) return looked;
      if (decision.isNew) return enter(license.id, wanted);
      await touch(looked, wanted);
      return looked;
    },

    /** Give a site's place back; false when it had none. */
    leave: (licenseId: string, domain: string): Promise<boolean> =>
      // The site is known by its licence's key alone.
      database.withSystem(async (tx) => {
        await store.lockLicense(tx, licenseId);
        return store.deleteActive(tx, licenseId, domain);
      }),
  };
}
