import { findAccount } from './many.store.ts';
import * as store from './manyLicenses.store.ts';
import type { SeedTarget } from './manyProducts.ts';

/** Adds licenses to an account: four for each customer, and two of three active on a site. */
export async function seedLicenses(
  { database }: SeedTarget,
  email: string,
  count: number,
): Promise<string> {
  // Nobody is signed in, and there are thousands of rows.
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
  // The embedded database does this every hour, and Postgres within minutes.
  for (const table of store.LICENSE_TABLES) {
    await database.runStatement(`vacuum (analyze) ${table}`);
  }
  return `${count} licenses for ${email}`;
}
