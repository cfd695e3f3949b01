import type { RequestContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { createFlags } from '../modules/flags/flags/flags.service.ts';
import { createFlagProducts } from '../modules/flags/products/flagProducts.service.ts';
import * as store from './demoFlags.store.ts';
import { createLastRequests, createReach } from './flagHistory.rules.ts';
import {
  type DemoFlag,
  type DemoFlagProduct,
  demoFlagProducts,
  listDemoPeople,
} from './flags.data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nothing of the demo is cached while it is seeded. */
const events = { announce: () => undefined };

/** Adds the demo's feature flags through the services, then writes their past. */
export async function addDemoFlags(db: Database, ctx: RequestContext, now: Date): Promise<void> {
  const known = await db.withSystem((tx) => store.findFlagProducts(tx, ctx.accountId));
  const products = createFlagProducts(db, events);
  for (const product of demoFlagProducts) {
    // An interrupted seed may have added a part of a product.
    const unfinished = known.get(product.name);
    if (unfinished !== undefined) await products.remove(ctx, unfinished);
    const { _id } = await products.create(ctx, product);
    await addProduct(db, ctx, { product, productId: _id, now });
  }
}

async function addProduct(
  db: Database,
  ctx: RequestContext,
  { product, productId, now }: { product: DemoFlagProduct; productId: string; now: Date },
): Promise<void> {
  const { accountId } = ctx;
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const requests = createLastRequests(listDemoPeople(product.people), now);
  const past = { createdAt: day(-product.createdDaysAgo), requests };
  for (const one of product.flags) {
    const flagId = await addFlag(db, ctx, productId, one);
    const times = [one.createdDaysAgo, ...one.changes.map(({ daysAgo }) => daysAgo)].map((days) =>
      day(-days),
    );
    await db.withSystem(async (tx) => {
      const changeIds = await store.writeChangeTimes(tx, flagId, times);
      for (const [index, changedAt] of times.entries()) {
        const changeId = changeIds[index] ?? '';
        const periods = createReach(product.people, changedAt, now);
        await store.writeReach(tx, { accountId, changeId }, periods);
      }
      const steps = one.ramp?.map(({ days, percentage }) => ({ at: day(days), percentage }));
      if (steps) await store.writeSchedule(tx, { accountId, flagId }, steps);
    });
  }
  await db.withSystem((tx) => store.writeProductPast(tx, { accountId, productId }, past));
}

/** Adds a flag with its changes and returns its id. */
async function addFlag(
  db: Database,
  ctx: RequestContext,
  productId: string,
  { flag, changes }: DemoFlag,
): Promise<string> {
  const flags = createFlags(db, events);
  const { _id } = await flags.create(ctx, productId, flag);
  for (const { patch } of changes) await flags.update(ctx, { id: productId, flagId: _id }, patch);
  return _id;
}
