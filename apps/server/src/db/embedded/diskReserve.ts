import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskPlan, planDiskUse, RESERVE_BYTES } from './diskReserve.rules.ts';

const checkEveryMs = 60_000;
const trustMs = 1000;

/** Returns the free space of the disk that holds a folder, in bytes. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const draftOf = (path: string) => `${path}.unfinished`;

/** Writes the reserve. The bytes are random, because some file systems store no zeros. */
async function writeReserve(path: string, signal: AbortSignal): Promise<void> {
  const draft = draftOf(path);
  const chunk = randomBytes(2 ** 20);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      for (let size = 0; size < RESERVE_BYTES; size += chunk.length) {
        signal.throwIfAborted();
        await file.write(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Keeps some space of the disk back, so that a server with a full disk still opens its database and
 * serves reads. Without the reserve, the engine would stop at its next write.
 */
export class DiskReserve {
  #folder: string;
  #path: string;
  #timer: NodeJS.Timeout | undefined;
  #refilling: Promise<void> = Promise.resolve();
  #closing = new AbortController();
  #isWritableUntil = 0;

  constructor(dataFolder: string) {
    this.#folder = dataFolder;
    this.#path = join(dataFolder, 'reserve');
  }

  /** Makes room for opening the database if necessary. */
  prepareToOpen(): void {
    rmSync(draftOf(this.#path), { force: true });
    this.#follow('opening');
  }

  /** Starts to keep the reserve, and to reject writes while the disk is nearly full. */
  start(): void {
    this.#timer = setInterval(() => this.#refillLater(), checkEveryMs).unref();
    this.#refillLater();
  }

  /** Creates the reserve if it is missing and there is room for it. */
  async refill(): Promise<void> {
    if (this.#follow('running').reserve !== 'create') return;
    await writeReserve(this.#path, this.#closing.signal);
  }

  /** Returns whether writes must be rejected. Before the start, none are. */
  isReadOnly(): boolean {
    const now = performance.now();
    if (this.#timer === undefined || now < this.#isWritableUntil) return false;
    const { isReadOnly, reserve } = this.#follow('running');
    if (!isReadOnly) this.#isWritableUntil = now + trustMs;
    if (reserve === 'create') this.#refillLater();
    return isReadOnly;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#closing.abort();
    await this.#refilling;
  }

  #refillLater(): void {
    // A failure changes nothing; the next check tries again.
    this.#refilling = this.#refilling.then(() => this.refill()).catch(() => undefined);
  }

  #follow(phase: 'opening' | 'running'): DiskPlan {
    const plan = planDiskUse(freeBytes(this.#folder), existsSync(this.#path), phase);
    if (plan.reserve === 'delete') rmSync(this.#path, { force: true });
    return plan;
  }
}
