import { DEFAULT_FIELDS } from '@pressdock/api/limits';
import { createFleet } from '../../apps/server/src/simulator/fleet.ts';
import { createHistoryWriter } from '../../apps/server/src/simulator/writers/historyWriter.ts';
import { Failure } from '../bootstrap/failure.mjs';
import { withDatabase } from './database.mjs';
import { countProgress } from './progress.mjs';

/** Writes the history of a fleet into the configured database. Its server must be stopped. */
export async function writeHistory({ sites, days, seed, product, licenses }) {
  const now = new Date();
  const fleet = createFleet({ sites, days, seed, now, licenses });
  await withDatabase(async (database, sealer) => {
    const writer = createHistoryWriter(database, sealer);
    const versionIds = await writer.findVersions(product);
    if (!versionIds) throw new Failure(`There is no product with the id ${product}.`);
    const target = { id: product, versionIds, fields: new Set(DEFAULT_FIELDS) };
    await writer.writeFleet(fleet, target, { now, onDay: countProgress('Writing days', days) });
  });
  console.log('The history is written. The server counts its days within minutes after its start.');
}
