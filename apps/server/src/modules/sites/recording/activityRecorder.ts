import { startWriteBehind, writeOrRequeue } from '../../../load/writeBehind.ts';
import type { CheckBatch } from './siteChecks.store.ts';
import type { SiteCheck } from './siteFacts.ts';
import type { SiteDownload } from './siteReleases.store.ts';

/** Downloads to store: how many of each version, and by which sites. */
export interface DownloadBatch {
  counts: ReadonlyMap<string, number>;
  sites: readonly SiteDownload[];
}

/** Stores recorded activity. If it throws, the records are written again, unless their data is invalid. */
export interface ActivityWriter {
  writeChecks(batch: CheckBatch): Promise<void>;
  writeDownloads(batch: DownloadBatch): Promise<void>;
  /** @param offers when each version was offered, by its id */
  writeOffers(offers: ReadonlyMap<string, Date>): Promise<void>;
}

/** Records update checks and downloads in memory and writes them in batches (write-behind). */
export interface ActivityRecorder {
  /**
   * Records an update check. No response waits for it. Equal checks are counted together, and only
   * counted while the queue is full.
   * @param identity identifies equal checks of a product; at most a few hundred characters
   * @param createCheck called for the first of equal checks, if the queue has room
   * @param offered the version that the response offers
   */
  check(
    productId: string,
    identity: string,
    createCheck: () => SiteCheck,
    offered?: string | undefined,
  ): void;
  /** Counts one download of a version. @param siteKey the site, if it is known */
  download(versionId: string, siteKey?: string | undefined): void;
  /** Records that a site was offered a version. Only the first time of each version is written. */
  offer(versionId: string): void;
  /** Writes everything that is queued. */
  flush(): Promise<void>;
  /** Stops writing on a timer and writes everything that is queued. */
  close(): Promise<void>;
}

/** How often queued records are written, in milliseconds. */
export const FLUSH_MS = 1000;

const MAX_QUEUED = 5000;
/** The characters of all queued lists of plugins. Sites beyond that are counted at a later check. */
const MAX_PLUGIN_CHARACTERS = 4_000_000;
const BATCH_SIZE = 1000;
const BATCHES_PER_TURN = 2;
/** The versions of which a process remembers that it wrote their first offer. */
const MAX_OFFERED = 50_000;

/** A queued check, as JSON: its texts would retain the whole request that they were cut from. */
interface QueuedCheck {
  json: string;
  /** The characters of its list of plugins. */
  pluginCharacters: number;
  productId: string;
  times: number;
  offered: string | undefined;
}

function addTo(counts: Map<string, number>, id: string, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** The checks that wait to be written. */
class CheckQueue {
  #checks = new Map<string, QueuedCheck>();
  #uncounted = new Map<string, number>();
  #pluginCharacters = 0;

  get isEmpty(): boolean {
    return this.#checks.size === 0 && this.#uncounted.size === 0;
  }

  add(
    productId: string,
    identity: string,
    createCheck: () => SiteCheck,
    offered: string | undefined,
  ): void {
    const key = `${productId} ${identity}`;
    const equal = this.#checks.get(key);
    if (equal) {
      equal.times += 1;
      equal.offered ??= offered;
    } else if (this.#checks.size >= MAX_QUEUED) addTo(this.#uncounted, productId, 1);
    else {
      const check = this.#write(createCheck());
      this.#checks.set(key, { ...check, productId, times: 1, offered });
    }
  }

  #write({ plugins, ...check }: SiteCheck): Pick<QueuedCheck, 'json' | 'pluginCharacters'> {
    const json = JSON.stringify(check);
    if (!plugins) return { json, pluginCharacters: 0 };
    const list = JSON.stringify(plugins);
    if (this.#pluginCharacters + list.length > MAX_PLUGIN_CHARACTERS) {
      return { json, pluginCharacters: 0 };
    }
    this.#pluginCharacters += list.length;
    return { json: `${json.slice(0, -1)},"plugins":${list}}`, pluginCharacters: list.length };
  }

  /** Removes a batch. `requeue` returns it to the queue. */
  take(): { batch: CheckBatch; requeue: () => void } {
    const entries = [...this.#checks].slice(0, BATCH_SIZE);
    for (const [key, { pluginCharacters }] of entries) {
      this.#checks.delete(key);
      this.#pluginCharacters -= pluginCharacters;
    }
    const uncounted = this.#uncounted;
    this.#uncounted = new Map();
    const checks = entries.map(([, { json, times, offered }]) => ({
      ...JSON.parse(json),
      times,
      ...(offered !== undefined && { offered }),
    }));
    const requeue = () => {
      for (const [id, count] of uncounted) addTo(this.#uncounted, id, count);
      for (const [key, check] of entries) this.#requeue(key, check);
    };
    return { batch: { checks, uncounted }, requeue };
  }

  #requeue(key: string, check: QueuedCheck): void {
    const equal = this.#checks.get(key);
    if (equal) equal.times += check.times;
    else if (this.#checks.size >= MAX_QUEUED) addTo(this.#uncounted, check.productId, check.times);
    else {
      this.#checks.set(key, check);
      this.#pluginCharacters += check.pluginCharacters;
    }
  }
}

/** The downloads that wait to be written. */
class DownloadQueue {
  #counts = new Map<string, number>();
  #sites = new Map<string, SiteDownload>();

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  add(versionId: string, siteKey: string | undefined): void {
    addTo(this.#counts, versionId, 1);
    if (siteKey === undefined || this.#sites.size >= MAX_QUEUED) return;
    const at = new Date().toISOString();
    this.#keep({ version_id: versionId, site_key: siteKey, at });
  }

  #keep(download: SiteDownload): void {
    const key = download.version_id + download.site_key;
    const known = this.#sites.get(key);
    if (!known || download.at < known.at) this.#sites.set(key, download);
  }

  /** Removes everything. `requeue` returns it to the queue. */
  take(): { batch: DownloadBatch; requeue: () => void } {
    const batch = { counts: this.#counts, sites: [...this.#sites.values()] };
    this.#counts = new Map();
    this.#sites = new Map();
    const requeue = () => {
      for (const [id, count] of batch.counts) addTo(this.#counts, id, count);
      for (const download of batch.sites) this.#keep(download);
    };
    return { batch, requeue };
  }
}

/** Creates a recorder. `onFailure` receives the errors of failed writes. */
export function createActivityRecorder(
  writer: ActivityWriter,
  onFailure: (error: unknown) => void,
): ActivityRecorder {
  const checks = new CheckQueue();
  const downloads = new DownloadQueue();
  let offers = new Map<string, Date>();
  const offered = new Set<string>();

  const writeChecks = async (maxBatches: number) => {
    for (let count = 0; count < maxBatches && !checks.isEmpty; count += 1) {
      const { batch, requeue } = checks.take();
      await writeOrRequeue(() => writer.writeChecks(batch), requeue, onFailure);
    }
  };

  const writeDownloads = async () => {
    if (downloads.isEmpty) return;
    const { batch, requeue } = downloads.take();
    await writeOrRequeue(() => writer.writeDownloads(batch), requeue, onFailure);
  };

  const writeOffers = async () => {
    if (offers.size === 0) return;
    const batch = offers;
    offers = new Map();
    const requeue = () => {
      offers = new Map([...offers, ...batch]);
    };
    await writeOrRequeue(() => writer.writeOffers(batch), requeue, onFailure);
  };

  const queue = startWriteBehind({
    write: async (maxBatches) => {
      await writeOffers();
      await writeDownloads();
      await writeChecks(maxBatches);
    },
    intervalMs: FLUSH_MS,
    batchesPerTurn: BATCHES_PER_TURN,
    onFailure,
  });

  return {
    check: (productId, identity, createCheck, offered) =>
      checks.add(productId, identity, createCheck, offered),
    download: (versionId, siteKey) => downloads.add(versionId, siteKey),
    offer(versionId) {
      if (offered.has(versionId)) return;
      if (offered.size >= MAX_OFFERED) offered.clear();
      offered.add(versionId);
      offers.set(versionId, new Date());
    },
    flush: queue.flush,
    close: queue.close,
  };
}
