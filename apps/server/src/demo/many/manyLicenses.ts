import { findAccount } from './many.store.ts';
import * as store from './manyLicenses.store.ts';
import type { SeedPlace } from './manyProducts.ts';

/** Small enough for the embedded database's patience also on a machine that does much else. */
const CHUNK = 1000;

/** Add so many licences to an account, four to a customer, two of three in use on a site. */
export async function seedLicenses(
  { database }: SeedPlace,
  email: string,
  count: number,
): Promise<string> {
  // Nobody is signed in, and rows come by the thousand.
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  const before = await database.withSystem((tx) => store.countSeededLicenses(tx, accountId));
  const of = before + count;
  for (let from = before; from < of; from += CHUNK) {
    const numbers = { accountId, from, to: Math.min(from + CHUNK, of), of };
    const customers = {
      ...numbers,
      from: Math.ceil(from / store.PER_CUSTOMER),
      to: Math.ceil(numbers.to / store.PER_CUSTOMER),
    };
    await database.withSystem((tx) => store.insertCustomers(tx, customers));
    await database.withSystem((tx) => store.insertLicenses(tx, numbers));
    await database.withSystem((tx) => store.insertSites(tx, numbers));
  }
  await database.withSystem(store.analyze);
  return `${count} licenses for ${email}`;
}
