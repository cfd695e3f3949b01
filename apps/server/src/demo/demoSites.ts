import { DEFAULT_FIELDS } from '@pressdock/api/limits';
import type { Database } from '../db/database.ts';
import { NO_OPTIONAL_FACTS } from '../modules/sites/recording/siteFacts.ts';
import { createSiteKeys, type DeriveSiteKey } from '../modules/sites/report/siteKey.ts';
import { createRollups } from '../modules/sites/rollups/rollups.service.ts';
import { createHealthUpdates } from '../modules/updateHealth/computing/healthUpdates.service.ts';
import type { Sealer } from '../ports/sealing.ts';
import { createFleet } from '../simulator/fleet.ts';
import { createHistoryWriter } from '../simulator/writers/historyWriter.ts';
import { assumeConstantHealth } from './demo.store.ts';
import type { DemoProduct } from './demoProduct.ts';
import { createHistory } from './history.rules.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

/** A product of the demo with its id. */
interface SeededProduct {
  productId: string;
  product: DemoProduct;
}

/** The fleet of the product with the longest history. */
const FLEET = { sites: 220, days: 45, seed: 7 } as const;

/** The release of it that fails on sites with PHP 8.3. */
const TROUBLED = '2.5.0';

const MINUTE_MS = 60_000;

/** Adds the sites that use the demo's products, with their history, and counts their days. */
export async function addDemoSites(
  db: Database,
  { seeded, sealer, now }: { seeded: readonly SeededProduct[]; sealer: Sealer; now: Date },
): Promise<void> {
  const writer = createHistoryWriter(db, sealer);
  const [main] = seeded.toSorted((a, b) => b.product.releases.length - a.product.releases.length);
  if (main) {
    const { productId: id, product } = main;
    const releases = createHistory(product, now).map(({ version, releasedAt }) => ({
      version,
      releasedAt: releasedAt.getTime(),
      ...(version === TROUBLED && { troubledPhp: '8.3' }),
    }));
    // The newest checks are those of the sites that the demo names.
    const fleet = createFleet({
      ...FLEET,
      releases,
      now: new Date(now.getTime() - 20 * MINUTE_MS),
    });
    const versionIds = await writer.findVersions(id);
    const target = { id, versionIds: versionIds ?? new Map(), fields: new Set(DEFAULT_FIELDS) };
    await writer.writeFleet(fleet, target, { now, isMerged: true });
  }
  const checks = createUpdateChecks(seeded, createSiteKeys(sealer), now);
  await writer.siteHistory.recordChecks({ checks, uncounted: new Map() }, now);
  await createRollups(db, reject).rollUpAll();
  // The history is written at once. Each release counts as if it had always fared as it does now.
  await computeHealth(db, new Date(now.getTime() - 11 * MINUTE_MS));
  for (const { productId } of seeded) {
    await db.withSystem((tx) => assumeConstantHealth(tx, productId));
  }
  await computeHealth(db, now);
}

/** Computes the health of releases without alerts. */
async function computeHealth(db: Database, now: Date): Promise<void> {
  const updateDue = createHealthUpdates({
    db,
    notify: async () => undefined,
    onFailure: (error) => {
      throw error;
    },
  });
  await updateDue(now);
}

function createUpdateChecks(seeded: readonly SeededProduct[], deriveKey: DeriveSiteKey, now: Date) {
  return seeded.flatMap(({ productId, product }) =>
    product.sites.map(([host, installed, wordpress, php], index) => ({
      item_id: productId,
      at: new Date(now.getTime() - (index + 1) * 15 * MINUTE_MS).toISOString(),
      times: 1,
      installed_version: installed,
      wordpress_version: wordpress,
      php_version: php,
      ...NO_OPTIONAL_FACTS,
      site_key: deriveKey({ host, path: '' }),
      is_consenting: true,
      host,
      mysql_version: '8.0.36',
      language: 'en-US',
      client_network: '192.0.2.0/24',
    })),
  );
}
