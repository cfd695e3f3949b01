import { mkdir } from 'node:fs/promises';
import { openSealer } from '../../apps/server/src/adapters/sealing/masterKey.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { DiskReserve } from '../../apps/server/src/db/embedded/diskReserve.ts';
import { lockFolder } from '../../apps/server/src/db/embedded/lock.ts';
import { openEmbedded } from '../../apps/server/src/db/embedded/open.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { seedDemo } from '../../apps/server/src/demo/demo.ts';
import { DEMO_SIGN_IN } from '../../apps/server/src/demo/demoSignIn.ts';
import { seedLicenses } from '../../apps/server/src/demo/many/manyLicenses.ts';
import { seedProducts, seedVersions } from '../../apps/server/src/demo/many/manyProducts.ts';
import { openStorage } from '../../apps/server/src/storage.ts';
import { Failure, main } from '../bootstrap/failure.mjs';

const usage = 'Usage: npm run seed -- products|versions|licenses <number>';
const seeders = {
  products: { seed: seedProducts, most: 100_000 },
  versions: { seed: seedVersions, most: 100_000 },
  licenses: { seed: seedLicenses, most: 5_000_000 },
};

/** Adds many objects to the demo account and creates the account if necessary. */
await main(async () => {
  const [what, number] = process.argv.slice(2);
  const seeder = seeders[what];
  const count = Number(number);
  if (!seeder || !(Number.isInteger(count) && count > 0 && count <= seeder.most)) {
    throw new Failure(usage);
  }
  const config = readConfig(process.env);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(config.dataFolder);
  const storage = await openStorage(config);
  const fail = (error) => {
    throw error;
  };
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataFolder, new DiskReserve(config.dataFolder), fail)
      : await openPostgres(config.databaseUrl);
  try {
    const sealer = await openSealer(config);
    const { objects } = storage;
    await seedDemo(database, { objects, publicUrl: config.publicUrl, sealer });
    const start = performance.now();
    const summary = await seeder.seed({ database, objects }, DEMO_SIGN_IN.email, count);
    console.log(`${summary}, in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } finally {
    await database.close();
    storage.close();
    unlock();
  }
});
