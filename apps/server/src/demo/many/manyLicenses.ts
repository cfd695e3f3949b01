import { findAccount } from './many.store.ts';
import * as store from './manyLicenses.store.ts';
import type { SeedPlace } from './manyProducts.ts';

/** Add so many licences to an account, four to a customer, two of three in use on a site. */
export async function seedLicenses(
  { database }: SeedPlace,
  email: string,
  count: number,
): Promise<string> {
  // Nobody is signed in, and rows come by the thousand.
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  await database.withSystem(async (tx) => {
    const before = await store.countSeededLicenses(tx, accountId);
    const of = before + count;
    const numbers = { accountId, from: before, to: of, of };
    const customers = {
      ...numbers,
      from: Math.ceil(before / store.PER_CUSTOMER),
      to: Math.ceil(of / store.PER_CUSTOMER),
    };
    await store.inBulk(tx, async () => {
      await store.insertCustomers(tx, customers);
      await store.insertLicenses(tx, numbers);
      await store.insertSites(tx, numbers);
    });
  });
  // What the embedded database does hourly, and Postgres within minutes, as the owner of the tables.
  for (const table of store.LICENSE_TABLES) {
    await database.runStatement(`vacuum (analyze) ${table}`);
  }
  return `${count} licenses for ${email}`;
}
