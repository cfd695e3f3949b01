import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import type { DemoProduct } from '../demoProduct.ts';
import { countSeeded, findAccount, insertRows } from './many.store.ts';
import { packVersion } from './packVersion.ts';

/** Where much of something is put. */
export interface SeedPlace {
  database: Database;
  objects: ObjectStore;
}

const CHUNK = 200;
const WORDS = ['Amber', 'Brisk', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Harbor', 'Isle'];
const THINGS = ['Forms', 'Checkout', 'Gallery', 'Search', 'Menus', 'Backups', 'Redirects'];

/** A product among many: its name and texts follow from its place. */
function productAt(place: number): DemoProduct {
  const name = `${WORDS[place % WORDS.length]} ${THINGS[place % THINGS.length]} ${place + 1}`;
  return {
    kind: 'plugin',
    name,
    slug: `seeded-${place + 1}`,
    summary: `${name} is one of many.`,
    description: `<p>${name} is one of many, with a description as long as an author writes at first.</p>`,
    requires: '6.4',
    tested: '6.8',
    requiresPhp: '8.0',
    homepage: '',
    downloads: (place * 7919) % 20_000,
    newestIsDaysOld: 1,
    releases: [['1.0.0', 'First public release.']],
    sites: [],
  };
}

/** A product with a long history: every release has its place. */
function historyOf(count: number): DemoProduct {
  return {
    ...productAt(0),
    name: 'Long History',
    slug: 'long-history',
    releases: Array.from({ length: count }, (_, place) => [
      `1.${Math.floor(place / 10)}.${place % 10}`,
      `What is new in release ${place + 1}.`,
    ]),
  };
}

function itemOf(accountId: string, product: DemoProduct): NewRow<'items'> {
  const { kind, name, slug, description } = product;
  return { id: randomUUID(), account_id: accountId, kind, name, slug, description };
}

/** Add so many plugins to an account, each with one version; what was added before stays. */
export async function seedProducts(
  place: SeedPlace,
  email: string,
  count: number,
): Promise<string> {
  const { database } = place;
  // Nobody is signed in, and rows come by the hundred.
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  const before = await database.withSystem((tx) => countSeeded(tx, accountId));
  for (let from = before; from < before + count; from += CHUNK) {
    const products = Array.from({ length: Math.min(CHUNK, before + count - from) }, (_, index) =>
      productAt(from + index),
    );
    const items = products.map((product) => itemOf(accountId, product));
    const versions = await Promise.all(
      products.map((product, index) =>
        packVersion(place.objects, { accountId, itemId: items[index]?.id ?? '', product, upTo: 0 }),
      ),
    );
    await database.withSystem((tx) => insertRows(tx, items, versions));
  }
  return `${count} plugins for ${email}`;
}

/** Add a plugin with so many versions to an account. */
export async function seedVersions(
  place: SeedPlace,
  email: string,
  count: number,
): Promise<string> {
  const { database } = place;
  const accountId = await database.withSystem((tx) => findAccount(tx, email));
  const product = historyOf(count);
  const item = itemOf(accountId, product);
  const versions = await Promise.all(
    product.releases.map((_, upTo) =>
      packVersion(place.objects, { accountId, itemId: item.id, product, upTo }),
    ),
  );
  await database.withSystem((tx) => insertRows(tx, [item], versions));
  return `${product.name} with ${count} versions for ${email}`;
}
