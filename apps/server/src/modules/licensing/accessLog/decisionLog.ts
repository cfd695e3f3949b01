import { createHash } from 'node:crypto';
import type { LicenseCall, LicenseVerdict } from '@pressdock/api';
import { createRateLimiter } from '../../../load/rateLimiter.ts';
import { startWriteBehind, writeOrRequeue } from '../../../load/writeBehind.ts';
import type { Sample } from '../../../observability/metrics/metric.ts';
import { foldCase } from '../../../text/foldCase.ts';

/** A decision about a license, as it was sent to a site. */
export interface Decision {
  accountId: string;
  key: string;
  licenseId: string | null;
  /** Normalized; blank if the site sent none. */
  domain: string;
  productId: string | null;
  call: LicenseCall;
  code: LicenseVerdict;
}

/** A row of the access log: one decision and how often it was made. */
export interface DecisionRow {
  account_id: string;
  key_hash: string;
  key_hint: string;
  license_id: string | null;
  domain: string;
  item_id: string | null;
  call: LicenseCall;
  code: LicenseVerdict;
  times: number;
  first_at: string;
  last_at: string;
}

/** Queues decisions in memory, counts repetitions and writes them in batches (write-behind). */
export interface DecisionLog {
  /** Queues a decision. Dropped while the queue is full: no response waits for it. */
  record(decision: Decision): void;
  /** Returns how often each decision was made, by the kind of request. */
  counts(): Sample[];
  /** Writes everything that is queued. */
  flush(): Promise<void>;
  /** Deletes rows past their retention period, between two writes. */
  sweep(): Promise<void>;
  /** Stops writing on a timer and writes everything that is queued. */
  close(): Promise<void>;
}

const INTERVAL_MS = 1000;
const MAX_QUEUED = 5000;
const BATCH_SIZE = 1000;

/** Different decisions of an account that are recorded per minute. `unknown`: no license has the key. */
const PER_MINUTE = { valid: 1000, refused: 120, unknown: 120 };

/** Returns the hash that identifies a license key where the key itself is not stored. */
export function hashKey(key: string): string {
  return createHash('sha256').update(foldCase(key.trim())).digest('hex');
}

/** Returns the beginning of a key, in well-formed text that the database accepts. */
function toKeyHint(key: string): string {
  return key === '' ? '' : `${[...key.trim()].slice(0, 4).join('').toWellFormed()}…`;
}

/** Limits new rows per account, so that made-up keys and domains cannot fill the table. */
function createRowLimit(): (decision: Decision) => boolean {
  const limits = {
    valid: createRateLimiter({ perMinute: PER_MINUTE.valid }),
    refused: createRateLimiter({ perMinute: PER_MINUTE.refused }),
    unknown: createRateLimiter({ perMinute: PER_MINUTE.unknown }),
  };
  return ({ accountId, licenseId, code }) => {
    const refusal = licenseId === null ? 'unknown' : 'refused';
    return limits[code === 'valid' ? 'valid' : refusal](accountId);
  };
}

function toRow({
  accountId,
  key,
  licenseId,
  domain,
  productId,
  call,
  code,
}: Decision): DecisionRow {
  const at = new Date().toISOString();
  return {
    account_id: accountId,
    key_hash: hashKey(key),
    key_hint: licenseId === null ? toKeyHint(key) : '',
    license_id: licenseId,
    domain,
    item_id: productId,
    call,
    code,
    times: 1,
    first_at: at,
    last_at: at,
  };
}

/** Identifies equal decisions, which share one row. */
function identityOf({ account_id, key_hash, domain, item_id, call, code }: DecisionRow): string {
  return JSON.stringify([account_id, key_hash, domain, item_id, call, code]);
}

/**
 * Creates the log.
 * @param write stores rows; if it throws, they are written again, unless their data is invalid
 * @param sweep deletes rows past their retention period
 */
export function createDecisionLog(
  write: (rows: readonly DecisionRow[]) => Promise<void>,
  sweep: () => Promise<void>,
  onFailure: (error: unknown) => void,
): DecisionLog {
  const queued = new Map<string, DecisionRow>();
  const isWithinLimit = createRowLimit();
  const counts = new Map<string, Sample>();

  const count = ({ call, code }: Decision) => {
    const labels = { call, result: code };
    const { value = 0 } = counts.get(`${call} ${code}`) ?? {};
    counts.set(`${call} ${code}`, { labels, value: value + 1 });
  };

  const writeBatch = async () => {
    const batch = [...queued].slice(0, BATCH_SIZE);
    for (const [name] of batch) queued.delete(name);
    const requeue = () => {
      for (const [name, row] of batch) if (!queued.has(name)) queued.set(name, row);
    };
    await writeOrRequeue(() => write(batch.map(([, row]) => row)), requeue, onFailure);
  };
  const queue = startWriteBehind({
    write: async (maxBatches) => {
      for (let count = 0; count < maxBatches && queued.size > 0; count += 1) await writeBatch();
    },
    intervalMs: INTERVAL_MS,
    batchesPerTurn: 1,
    onFailure,
  });

  return {
    counts: () => [...counts.values()],
    record(decision) {
      count(decision);
      const row = toRow(decision);
      const name = identityOf(row);
      const known = queued.get(name);
      if (known) {
        known.times += 1;
        known.last_at = row.last_at;
        return;
      }
      if (isWithinLimit(decision) && queued.size < MAX_QUEUED) queued.set(name, row);
    },
    flush: queue.flush,
    sweep: () => queue.run(sweep),
    close: queue.close,
  };
}
