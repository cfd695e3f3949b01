import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import type { DemoProduct } from '../demoProduct.ts';
import { countSeeded, findAccount, insertRows } from './many.store.ts';
import { packVersion } from './packVersion.ts';

/** The database and the object store of the seeder. */
export interface SeedTarget {
  database: Database;
  objects: ObjectStore;
}

const CHUNK = 200;
const WORDS = ['Amber', 'Brisk', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Harbor', 'Isle'];
const THINGS = ['Forms', 'Checkout', 'Gallery', 'Search', 'Menus', 'Backups', 'Redirects'];

/** Creates one of many products; its name and texts depend on its index. */
function createProduct(index: number): DemoProduct {
  const name = `${WORDS[index % WORDS.length]} ${THINGS[index % THINGS.length]} ${index + 1}`;
  return {
    kind: 'plugin',
    name,
    slug: `seeded-${index + 1}`,
    summary: `${name} is one of many.`,
    description: `<p>${name} is one of many, with a description as long as an author writes at first.</p>`,
    requires: '6.4',
    tested: '6.8',
    requiresPhp: '8.0',
    homepage: '',
    downloads: (index * 7919) % 20_000,
    newestIsDaysOld: 1,
    releases: [['1.0.0', 'First public release.']],
    sites: [],
  };
}

/** Creates a product with many releases. */
function createLongHistory(count: number): DemoProduct {
  return {
    ...createProduct(0),
    name: 'Long History',
    slug: 'long-history',
    releases: Array.from({ length: count }, (_, index) => [
      `1.${Math.floor(index / 10)}.${index % 10}`,
      `What is new in release ${index + 1}.`,
    ]),
  };
}

function createProductRow(accountId: string, product: DemoProduct): NewRow<'items'> {
  const { kind, name, slug, description } = product;
  return { id: randomUUID(), account_id: accountId, kind, name, slug, description };
}

/** Adds plugins to an account, each with one version, in addition to those added before. */
export async function seedProducts(
  target: SeedTarget,
  email: string,
  count: number,
): Promise<string> {
  const { database } = target;
  // Nobody is signed in, and there are hundreds of rows.
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  const before = await database.withSystem((tx) => countSeeded(tx, accountId));
  for (let from = before; from < before + count; from += CHUNK) {
    const products = Array.from({ length: Math.min(CHUNK, before + count - from) }, (_, index) =>
      createProduct(from + index),
    );
    const rows = products.map((product) => createProductRow(accountId, product));
    const versions = await Promise.all(
      products.map((product, index) =>
        packVersion(target.objects, {
          accountId,
          productId: rows[index]?.id ?? '',
          product,
          upTo: 0,
        }),
      ),
    );
    await database.withSystem((tx) => insertRows(tx, rows, versions));
  }
  return `${count} plugins for ${email}`;
}

/** Adds a plugin with many versions to an account. */
export async function seedVersions(
  target: SeedTarget,
  email: string,
  count: number,
): Promise<string> {
  const { database } = target;
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  const product = createLongHistory(count);
  const row = createProductRow(accountId, product);
  const versions = await Promise.all(
    product.releases.map((_, upTo) =>
      packVersion(target.objects, { accountId, productId: row.id, product, upTo }),
    ),
  );
  await database.withSystem((tx) => insertRows(tx, [row], versions));
  return `${product.name} with ${count} versions for ${email}`;
}
