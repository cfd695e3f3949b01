import { sql } from 'kysely';
import type { Person, TestServer } from './server.ts';

const products = '/api/v2/feature-flags/products';

/** Adds a product with feature flags and returns its id. */
export async function addFlagProduct(person: Person, name = 'Harbor Forms'): Promise<string> {
  const added = await person.api('POST', products, { name });
  if (added.status !== 201) throw new Error(`Adding a product failed: ${added.text}`);
  return added.body._id;
}

/** Adds a flag, of type `on/off` and off unless `more` changes that, and returns its path. */
export async function addFlag(person: Person, product: string, more: object = {}): Promise<string> {
  const body = { name: 'New editor', identifier: 'NEW_EDITOR', flag_type: 'on/off', ...more };
  const added = await person.api('POST', `${products}/${product}/flags`, body);
  if (added.status !== 201) throw new Error(`Adding a flag failed: ${added.text}`);
  return `${products}/${product}/flags/${added.body._id}`;
}

/** Adds a product with a flag that has a schedule, and returns their ids. */
export async function addScheduledFlag(person: Person) {
  const flagProduct = await addFlagProduct(person, crypto.randomUUID());
  const path = await addFlag(person, flagProduct);
  const at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const saved = await person.api('PUT', `${path}/schedule`, { steps: [{ at, active: true }] });
  if (saved.status !== 200) throw new Error(`Adding a schedule failed: ${saved.text}`);
  const [change] = (await person.api('GET', `${path}/changes`)).body;
  return { flagProduct, flag: path.split('/').at(-1) ?? '', flagChange: change._id as string };
}

/** Stores that identifiers requested the flags of a product, each some days ago. */
export async function addFlagUsers(
  { database }: Pick<TestServer, 'database'>,
  { person, product }: { person: Pick<Person, 'id'>; product: string },
  daysAgo: Readonly<Record<string, number>>,
): Promise<void> {
  const rows = JSON.stringify(
    Object.entries(daysAgo).map(([identifier, days]) => ({ identifier, days })),
  );
  await database.withSystem((tx) =>
    sql`insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
      select ${product}::uuid, ${person.id}::uuid, identifier, now() - make_interval(days => days)
      from jsonb_to_recordset(${rows}::jsonb) as r (identifier text, days integer)`.execute(tx),
  );
}
