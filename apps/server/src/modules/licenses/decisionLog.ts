import { createHash } from 'node:crypto';
import type { LicenseCall, LicenseVerdict } from '@pressdock/api';
import { isDataRefusal } from '../../db/refusal.ts';
import { foldCase } from '../../text/foldCase.ts';

/** A decision about a licence, as it was given to a site. */
export interface Decided {
  accountId: string;
  key: string;
  licenseId: string | null;
  /** Normalised; blank where the site did not say. */
  domain: string;
  itemId: string | null;
  call: LicenseCall;
  code: LicenseVerdict;
}

/** The same decision, so many times. */
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

/** Keeps decisions in memory and writes them in batches, so that a flood is not a storm of writes. */
export interface DecisionLog {
  /** Note a decision. An answer never waits for it; beyond what is bounded, it is forgotten. */
  note(decided: Decided): void;
  /** Write what waits now. */
  flush(): Promise<void>;
  /** Write what waits, for the last time. */
  close(): Promise<void>;
}

const TURN_MS = 1000;
const SWEEP_MS = 60_000;
const MOST_WAITING = 5000;
const BATCH = 1000;

/** How many different decisions of an account are written down in a minute; unknown: of keys nobody has. */
const NEW_PER_MINUTE = { valid: 1000, refused: 120, unknown: 120 };

/** What a key is known by where it is not kept itself. */
export function hashKey(key: string): string {
  return createHash('sha256').update(foldCase(key.trim())).digest('hex');
}

/** A site that sent no key has none to tell. */
const hintOf = (key: string) =>
  key === '' ? '' : `${[...key.trim()].slice(0, 4).join('').toWellFormed()}…`;

/**
 * Make the log.
 * @param write keeps rows; throwing keeps them for the next turn, unless they are refused as data
 * @param sweep forgets what is older than it is kept
 */
export function createDecisionLog(
  write: (rows: readonly DecisionRow[]) => Promise<void>,
  sweep: () => Promise<void>,
  onFailure: (error: unknown) => void,
): DecisionLog {
  const waiting = new Map<string, DecisionRow>();
  let counts = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  /** Whoever makes keys or domains up fills no table. */
  const hasRoom = ({ accountId, licenseId, code }: Decided): boolean => {
    const refused = licenseId === null ? 'unknown' : 'refused';
    const kind = code === 'valid' ? 'valid' : refused;
    const name = `${accountId} ${kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= NEW_PER_MINUTE[kind] && waiting.size < MOST_WAITING;
  };

  const writeBatch = async () => {
    const batch = [...waiting].slice(0, BATCH);
    for (const [name] of batch) waiting.delete(name);
    try {
      if (batch.length > 0) await write(batch.map(([, row]) => row));
    } catch (error) {
      // What can never be written would keep all that comes after it waiting.
      if (isDataRefusal(error)) return onFailure(error);
      for (const [name, row] of batch) if (!waiting.has(name)) waiting.set(name, row);
      throw error;
    }
  };
  const turn = (work: () => Promise<void>) => {
    writing = writing.then(work).catch(onFailure);
    return writing;
  };
  const flush = () =>
    turn(async () => {
      while (waiting.size > 0) await writeBatch();
    });
  const timers = [
    setInterval(() => void turn(writeBatch), TURN_MS),
    setInterval(() => {
      counts = new Map();
      void turn(sweep);
    }, SWEEP_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    note(decided) {
      const { accountId, key, licenseId, domain, itemId, call, code } = decided;
      const key_hash = hashKey(key);
      const name = JSON.stringify([accountId, key_hash, domain, itemId, call, code]);
      const at = new Date().toISOString();
      const known = waiting.get(name);
      if (known) {
        known.times += 1;
        known.last_at = at;
        return;
      }
      if (!hasRoom(decided)) return;
      waiting.set(name, {
        account_id: accountId,
        key_hash,
        key_hint: licenseId === null ? hintOf(key) : '',
        license_id: licenseId,
        domain,
        item_id: itemId,
        call,
        code,
        times: 1,
        first_at: at,
        last_at: at,
      });
    },
    flush,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
