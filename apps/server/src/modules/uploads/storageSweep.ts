import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { productOfPackage } from './uploads.rules.ts';
import { deleteOldTickets, keysOfVersions, keysStillOpen, lockProduct } from './uploads.store.ts';

/** How often what nobody needs any more is removed, in milliseconds. */
export const SWEEP_MS = 15 * 60 * 1000;

const OLD_MS = 60 * 60 * 1000;
const BATCH = 200;

/**
 * Remove uploads that never became a version, and packages whose version is gone: what a killed
 * server or a deleted product leaves behind. Nothing younger than an hour is touched.
 */
export async function sweepStorage(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  // Upkeep is done for nobody in particular.
  await db.withSystem(deleteOldTickets);
  let removed = 0;
  for (const [prefix, needed] of [
    ['incoming/', keysStillOpen],
    ['pkg/', keysOfVersions],
  ] as const) {
    const remove = async (keys: string[]) => {
      if (keys.length === 0) return;
      const kept = await db.withSystem((tx) => needed(tx, keys));
      for (const key of keys) {
        if (!kept.has(key) && (await removeUnneeded(key))) removed += 1;
      }
    };
    // A version may be in the making from the same bytes: its product's lock tells which came first.
    const removeUnneeded = (key: string) =>
      db.withSystem(async (tx) => {
        await lockProduct(tx, productOfPackage(key));
        if ((await needed(tx, [key])).has(key)) return false;
        await objects.remove(key);
        return true;
      });
    let batch: string[] = [];
    for await (const { key, modifiedAt } of objects.list(prefix)) {
      if (now.getTime() - modifiedAt.getTime() < OLD_MS) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      await remove(batch);
      batch = [];
    }
    await remove(batch);
  }
  return removed;
}

/** Do each round of sweeping now and then, one after the other, until stopped. */
export function startSweeping(
  rounds: readonly (() => Promise<unknown>)[],
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    for (const round of rounds) running = running.then(round).catch(onFailure);
  };
  const timer = setInterval(turn, SWEEP_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
