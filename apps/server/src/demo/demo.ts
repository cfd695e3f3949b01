import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_SIZES } from '@pressdock/api/limits';
import { asOwner } from '../context.ts';
import type { Database } from '../db/database.ts';
import { createAccountsService } from '../modules/accounts/accounts.service.ts';
import { createOperatorService } from '../modules/admin/operator.service.ts';
import { createImagesService } from '../modules/images/images.service.ts';
import { blankPlugin, blankTheme } from '../modules/products/fields.rules.ts';
import { createProductsService } from '../modules/products/products.service.ts';
import { createUploadsService } from '../modules/uploads/uploads.service.ts';
import { createPackageInspector } from '../modules/versions/package/inspector.ts';
import { createPackageKeeper } from '../modules/versions/packageKeeper.ts';
import { createVersionsService } from '../modules/versions/versions.service.ts';
import type { ObjectStore } from '../ports/objects.ts';
import * as store from './demo.store.ts';
import { addDemoLicenses } from './demoLicenses.ts';
import { buildDemoPackage } from './demoPackage.ts';
import { type Palette, type PictureUse, paintPicture } from './demoPictures.ts';
import { DEMO_AUTHOR, type DemoProduct } from './demoProduct.ts';
import { historyOf, recentDownloads } from './history.rules.ts';
import { demoPlugins } from './plugins.data.ts';
import { demoThemes } from './themes.data.ts';

/** How to sign in to the demo. */
export const DEMO_SIGN_IN = {
  email: 'demo@pressdock.example',
  password: 'lantern-tide-harbor',
} as const;

/** How to sign in as the operator of the demo. */
export const DEMO_OPERATOR = {
  email: 'operator@pressdock.example',
  password: 'granite-harbor-lantern',
} as const;

/** What the demo is made with, beside the database. */
export interface DemoServices {
  objects: ObjectStore;
  publicUrl: string;
}

const PLAN = 'pressdock-agency-2020';
const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * Let the demo's people in while the server is a demo, and nobody in by them afterwards: everyone
 * knows their passwords, and a data folder that began as a demo may go into service. Where somebody
 * real is the operator, the demo's is not.
 */
export async function admitDemo(db: Database, isDemo: boolean): Promise<void> {
  // Nobody is signed in while the server starts.
  await db.withSystem(async (tx) => {
    const { email } = DEMO_OPERATOR;
    await store.admitAccount(tx, DEMO_SIGN_IN.email, isDemo);
    await store.admitAccount(tx, email, isDemo && !(await store.hasOtherOperator(tx, email)));
  });
}

/** Make the demo's operator, unless somebody is the operator already. */
export async function seedDemoOperator(db: Database): Promise<void> {
  const person = { firstName: 'Ines', lastName: 'Ortega', ...DEMO_OPERATOR };
  await createOperatorService(db).addFirst(person);
}

/**
 * Make the demo account with its products, versions and their past, through the same verbs that
 * people use. What is there already is left alone, so that a start that was cut short goes on
 * where it stopped; once all of it was there, nothing comes back that its owner deleted.
 */
export async function seedDemo(
  db: Database,
  services: DemoServices,
  now = new Date(),
): Promise<void> {
  // The account is not there yet, or its plan and past are beyond what it may write itself.
  const known = await db.withSystem((tx) => store.findDemoAccount(tx, DEMO_SIGN_IN.email));
  if (known?.isDone) return;
  const inspector = createPackageInspector();
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-demo-'));
  try {
    const seeder = await createSeeder(db, services, inspector, folder);
    for (const product of [...demoPlugins, ...demoThemes]) await seeder.add(product);
    await seeder.finish(now);
  } finally {
    await inspector.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function createSeeder(
  db: Database,
  { objects, publicUrl }: DemoServices,
  inspector: ReturnType<typeof createPackageInspector>,
  folder: string,
) {
  // Nobody reads the demo's mail.
  const accounts = createAccountsService(db, { post: async () => undefined });
  const images = createImagesService(db, objects, publicUrl);
  await accounts.register({ firstName: 'Mara', lastName: 'Reyes', ...DEMO_SIGN_IN });
  const account = await db.withSystem((tx) => store.findDemoAccount(tx, DEMO_SIGN_IN.email));
  if (!account) throw new Error('The demo account could not be made.');
  await db.withSystem((tx) => store.choosePlan(tx, account.id, PLAN));
  const ctx = asOwner(account.id);
  const uploads = createUploadsService(db, objects);
  const onChange = () => undefined;
  const keeper = createPackageKeeper(objects, inspector);
  const onRelease = async () => undefined;
  const versions = createVersionsService({ db, objects, uploads, keeper, onChange, onRelease });
  // What the demo holds was written here: no address in it is anybody's to judge.
  const judgeAddress = () => undefined;
  const dependencies = { database: db, onChange, removePackage: objects.remove, judgeAddress };
  const products = {
    plugin: createProductsService('plugin', blankPlugin, dependencies),
    theme: createProductsService('theme', blankTheme, dependencies),
  };
  const made: { itemId: string; product: DemoProduct }[] = [];

  const paint = async (palette: Palette) => {
    const uses = Object.keys(IMAGE_SIZES) as PictureUse[];
    const painted = uses.map(async (use) => {
      const { url } = await images.upload(ctx, paintPicture(use, palette));
      return [use, url] as const;
    });
    return Object.fromEntries(await Promise.all(painted));
  };

  const create = async (product: DemoProduct) => {
    const { kind, name, slug, description, homepage, palette, selling } = product;
    return products[kind].create(ctx, {
      name,
      slug,
      description,
      ...selling,
      ...(palette && (await paint(palette))),
      ...(kind === 'plugin'
        ? { homepage, author: DEMO_AUTHOR.name, author_homepage: DEMO_AUTHOR.homepage }
        : { details_url: homepage }),
    });
  };

  const release = async (itemId: string, product: DemoProduct, place: number) => {
    const { kind, slug } = product;
    const zip = await buildDemoPackage(product, place);
    const { key, s3Url } = await uploads.askLeave(ctx, { size: zip.length, slug });
    const path = join(folder, `${slug}-${place}.zip`);
    await writeFile(path, zip);
    await objects.keep({ path, size: zip.length, release: async () => undefined }, key);
    const [version = '', news = ''] = product.releases[place] ?? [];
    const changelog = kind === 'theme' ? { changelog: `<ul><li>${news}</li></ul>` } : {};
    await versions.create(ctx, { kind, itemId }, { version, s3Url, ...changelog });
  };

  return {
    async add(product: DemoProduct): Promise<void> {
      const { kind, slug } = product;
      const found = await db.withAccount(ctx, (tx) =>
        store.findDemoProduct(tx, ctx.accountId, kind, slug),
      );
      const itemId = found?.id ?? (await create(product))._id;
      for (const [place, [version]] of product.releases.entries()) {
        if (!found?.versions.has(version)) await release(itemId, product, place);
      }
      made.push({ itemId, product });
    },
    async finish(now: Date): Promise<void> {
      await addDemoLicenses(db, ctx, now);
      const [first] = made;
      if (first)
        await accounts.saveSetting(ctx, { key: `${first.itemId}-code-widget`, value: false });
      await db.withSystem(async (tx) => {
        for (const { itemId, product } of made) {
          await store.writeHistory(tx, itemId, historyOf(product, now));
        }
        const newest = await store.newestVersions(tx, ctx.accountId);
        const days = newest.flatMap(({ id, item_id, downloads }) =>
          recentDownloads(Number(downloads), now).map((day) => ({
            ...day,
            version_id: id,
            item_id,
            account_id: ctx.accountId,
          })),
        );
        await store.writeRecentActivity(
          tx,
          ctx.accountId,
          days,
          checksOf(ctx.accountId, made, now),
        );
        await store.markDone(tx, ctx.accountId);
      });
    },
  };
}

function checksOf(
  accountId: string,
  products: readonly { itemId: string; product: DemoProduct }[],
  now: Date,
) {
  return products.flatMap(({ itemId, product }) =>
    product.sites.map(([host, installed, wordpress, php], index) => ({
      account_id: accountId,
      item_id: itemId,
      at: new Date(now.getTime() - (index + 1) * QUARTER_HOUR_MS),
      installed_version: installed,
      wordpress_version: wordpress,
      php_version: php,
      mysql_version: '8.0.36',
      language: 'en-US',
      locale: 'en_US',
      site_host: host,
      client_network: `192.0.2.0/24`,
    })),
  );
}
