import { DEFAULT_FIELDS } from '@pressdock/api/limits';
import { readConfig } from '../../apps/server/src/config.ts';
import { seedDemo } from '../../apps/server/src/demo/demo.ts';
import { DEMO_SIGN_IN } from '../../apps/server/src/demo/demoSignIn.ts';
import { createRollups } from '../../apps/server/src/modules/sites/rollups/rollups.service.ts';
import { createFleet } from '../../apps/server/src/simulator/fleet.ts';
import {
  copyRollup,
  copySiteDays,
  findProductId,
  measureDay,
} from '../../apps/server/src/simulator/writers/dayCopies.store.ts';
import { createHistoryWriter } from '../../apps/server/src/simulator/writers/historyWriter.ts';
import { openStorage } from '../../apps/server/src/storage.ts';
import { main } from '../bootstrap/failure.mjs';
import { withDatabase } from '../sim/database.mjs';
import { countProgress } from '../sim/progress.mjs';

/** The days that are simulated and rolled up; the earlier ones are copies of the first of them. */
const simulated = 3;
/** The days that are rolled up to measure it. Rollups of copies would all be alike. */
const rolledUp = 6;
const slug = 'harbor-forms';
/** The share of a fleet's sites that check for updates on its first day. */
const seenOnFirstDay = 0.72;

const [sites, days] = process.argv.slice(2).map(Number);
const seconds = (start) => (performance.now() - start) / 1000;

const dayBefore = (day, count) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Copies a full day to all earlier days, and rolls up the first of them. */
async function copyDays(database, productId, from) {
  const rollups = createRollups(database);
  const times = [];
  const show = countProgress('Copying days', days - simulated);
  for (let count = 1; count <= days - simulated; count += 1) {
    const copy = { productId, from, to: dayBefore(from, count) };
    await database.withSystem((tx) => copySiteDays(tx, copy));
    if (count <= rolledUp) {
      const start = performance.now();
      await rollups.rollUpDay({ item_id: productId, day: copy.to });
      times.push(seconds(start));
    } else {
      await database.withSystem((tx) => copyRollup(tx, copy));
    }
    show(count);
  }
  return times;
}

/** Writes a history of many sites into the configured database, and prints what was measured. */
await main(async () => {
  const config = readConfig(process.env);
  const storage = await openStorage(config);
  const now = new Date();
  const measured = await withDatabase(async (database, sealer) => {
    const { objects } = storage;
    await seedDemo(database, { objects, publicUrl: config.publicUrl, sealer }, now);
    const id = await database.withSystem((tx) => findProductId(tx, DEMO_SIGN_IN.email, slug));
    const fleet = createFleet({
      sites: Math.round(sites / seenOnFirstDay),
      days: simulated,
      seed: 1,
      now,
    });
    const product = { id, versionIds: new Map(), fields: new Set(DEFAULT_FIELDS) };
    const writer = createHistoryWriter(database, sealer);
    const start = performance.now();
    const onDay = countProgress('Recording days', simulated);
    await writer.writeFleet(fleet, product, { now, isMerged: true, onDay });
    const recordSeconds = seconds(start);
    await createRollups(database).rollUpAll();
    const [full] = fleet.days;
    const rollupSeconds = await copyDays(database, id, full);
    const storageOfDay = await database.withSystem((tx) => measureDay(tx, id, full));
    return { product: id, newest: full, recordSeconds, rollupSeconds, ...storageOfDay };
  });
  storage.close();
  console.log(`\n${JSON.stringify(measured)}`);
});
