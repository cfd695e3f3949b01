import { IMAGE_SIZES, UNBILLED_PLANS } from '@pressdock/api/limits';
import { asOwner, type RequestContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { createPeopleService } from '../modules/accounts/people/people.service.ts';
import { createRegistration } from '../modules/accounts/registration/registration.service.ts';
import { createImagesService } from '../modules/images/images.service.ts';
import type { PackageInspector } from '../modules/packages/inspector.ts';
import { createPackagesService } from '../modules/packages/packages.service.ts';
import { blankPlugin, blankTheme } from '../modules/products/fields.rules.ts';
import { createProductsService } from '../modules/products/products.service.ts';
import { createUploadsService, type UploadsService } from '../modules/uploads/uploads.service.ts';
import {
  createReleasesService,
  type ReleasesService,
} from '../modules/versions/releases.service.ts';
import { createUploadedVersions } from '../modules/versions/uploadedVersions.ts';
import type { ObjectStore } from '../ports/objects.ts';
import type { Sealer } from '../ports/sealing.ts';
import { sanitizeHtmlWithLimits } from '../text/sanitizeHtml.ts';
import * as store from './demo.store.ts';
import { addDemoDeployments } from './demoDeployments.ts';
import { addDemoFlags } from './demoFlags.ts';
import { type ImageUse, type Palette, paintImage } from './demoImages.ts';
import { addDemoLicenses } from './demoLicenses.ts';
import { buildDemoPackage } from './demoPackage.ts';
import { DEMO_AUTHOR, type DemoProduct } from './demoProduct.ts';
import { DEMO_SIGN_IN } from './demoSignIn.ts';
import { addDemoSites } from './demoSites.ts';
import { createHistory, createRecentDownloads } from './history.rules.ts';

/** The services that the demo requires besides the database. */
export interface DemoServices {
  objects: ObjectStore;
  publicUrl: string;
  sealer: Sealer;
}

/** A product of the demo with its id. */
interface SeededProduct {
  productId: string;
  product: DemoProduct;
}

const PLAN = 'pressdock-agency-2020';

/** Creates the demo account and a seeder for its products and history. */
export async function createSeeder(
  db: Database,
  services: DemoServices,
  inspector: PackageInspector,
) {
  const ctx = await createAccount(db);
  const { uploads, releases } = createReleases(db, services, inspector);
  const createProduct = createProductSeeder(db, services, { ctx, releases });
  const release = createReleaseSeeder(services, { ctx, uploads, releases });
  const seeded: SeededProduct[] = [];

  return {
    async add(product: DemoProduct): Promise<void> {
      const { kind, slug } = product;
      const found = await db.withAccount(ctx, (tx) =>
        store.findDemoProduct(tx, ctx.accountId, kind, slug),
      );
      const productId = found?.id ?? (await createProduct(product))._id;
      for (const [index, [version]] of product.releases.entries()) {
        if (!found?.versions.has(version)) await release(productId, product, index);
      }
      seeded.push({ productId, product });
    },

    async finish(now: Date): Promise<void> {
      await addDemoLicenses(db, ctx, now);
      await addDemoFlags(db, ctx, now);
      const [first] = seeded;
      if (first) {
        const setting = { key: `${first.productId}-code-widget`, value: false };
        const people = createPeopleService(db, async () => null, null);
        await people.saveSetting(ctx, setting);
      }
      const { sealer } = services;
      await addDemoDeployments(db, ctx.accountId, { seeded, sealer, now });
      await writeHistory(db, ctx.accountId, { seeded, sealer, now });
    },
  };
}

async function createAccount(db: Database): Promise<RequestContext> {
  // The demo's people get no e-mails, and registration does not have to be open for them.
  const register = createRegistration({
    database: db,
    emails: { send: async () => undefined },
    mode: { find: async () => 'open' },
    verification: { createLink: async () => '' },
    plans: UNBILLED_PLANS,
  });
  await register({ firstName: 'Mara', lastName: 'Reyes', ...DEMO_SIGN_IN });
  const account = await db.withSystem((tx) => store.findDemoAccount(tx, DEMO_SIGN_IN.email));
  if (!account) throw new Error('The demo account could not be created.');
  await db.withSystem((tx) => store.prepareAccount(tx, account.id, PLAN));
  return { ...asOwner(account.id), actorName: `Mara Reyes (${DEMO_SIGN_IN.email})` };
}

/** The demo's texts are short, so they need no thread. */
const sanitize = async (text: string) => sanitizeHtmlWithLimits(text);

function createProductSeeder(
  db: Database,
  { objects, publicUrl }: DemoServices,
  { ctx, releases }: { ctx: RequestContext; releases: ReleasesService },
) {
  const images = createImagesService(db, objects, publicUrl);
  const dependencies = {
    database: db,
    events: createEvents(),
    // The demo's URLs are never requested.
    judgeAddress: () => undefined,
    sanitize,
    releases,
  };
  const products = {
    plugin: createProductsService('plugin', blankPlugin, dependencies),
    theme: createProductsService('theme', blankTheme, dependencies),
  };

  const uploadImages = async (palette: Palette) => {
    const uses = Object.keys(IMAGE_SIZES) as ImageUse[];
    const uploads = uses.map(async (use) => {
      const { url } = await images.upload(ctx, paintImage(use, palette));
      return [use, url] as const;
    });
    return Object.fromEntries(await Promise.all(uploads));
  };

  return async (product: DemoProduct) => {
    const { kind, name, slug, description, homepage, palette, selling } = product;
    return products[kind].create(ctx, {
      name,
      slug,
      description,
      ...selling,
      ...(palette && (await uploadImages(palette))),
      ...(kind === 'plugin'
        ? { homepage, author: DEMO_AUTHOR.name, author_homepage: DEMO_AUTHOR.homepage }
        : { details_url: homepage }),
    });
  };
}

function createReleases(
  db: Database,
  { objects, publicUrl }: DemoServices,
  inspector: PackageInspector,
) {
  const uploads = createUploadsService(db, objects);
  const packages = createPackagesService({ objects, inspector, uploads, publicUrl });
  const uploaded = createUploadedVersions({ db, uploads, packages, sanitize });
  const releases = createReleasesService({ db, objects, uploaded, events: createEvents() });
  return { uploads, releases };
}

function createReleaseSeeder(
  { objects }: DemoServices,
  {
    ctx,
    uploads,
    releases,
  }: { ctx: RequestContext; uploads: UploadsService; releases: ReleasesService },
) {
  return async (productId: string, product: DemoProduct, index: number) => {
    const { kind, slug } = product;
    const zip = await buildDemoPackage(product, index);
    const { key, s3Url } = await uploads.createTicket(ctx, { size: zip.length, slug });
    await objects.saveBytes(zip, key);
    const [version = '', news = ''] = product.releases[index] ?? [];
    const changelog = kind === 'theme' ? { changelog: `<ul><li>${news}</li></ul>` } : {};
    await releases.release(ctx, { kind, productId }, { version, s3Url, ...changelog });
  };
}

async function writeHistory(
  db: Database,
  accountId: string,
  { seeded, sealer, now }: { seeded: readonly SeededProduct[]; sealer: Sealer; now: Date },
): Promise<void> {
  await db.withSystem(async (tx) => {
    for (const { productId, product } of seeded) {
      await store.writeHistory(tx, productId, createHistory(product, now));
    }
    const newest = await store.listNewestVersions(tx, accountId);
    const days = newest.flatMap(({ id, item_id, downloads }) =>
      createRecentDownloads(Number(downloads), now).map((day) => ({
        ...day,
        version_id: id,
        item_id,
        account_id: accountId,
      })),
    );
    await store.writeRecentDownloads(tx, accountId, days);
  });
  await addDemoSites(db, { seeded, sealer, now });
  await db.withSystem((tx) => store.markDone(tx, accountId));
}
