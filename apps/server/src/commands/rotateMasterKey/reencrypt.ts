import type { Database } from '../../db/database.ts';
import type { SealedColumn } from '../../module.ts';
import type { Sealer } from '../../ports/sealing.ts';
import type { Progress } from '../reporter.ts';
import * as store from './sealedTexts.store.ts';

const batchSize = 500;

/** The texts of one column. */
export interface ReencryptedColumn {
  table: string;
  column: string;
  /** How many texts were encrypted again. */
  encrypted: number;
  /** How many texts no key can decrypt. They stay unchanged. */
  unreadable: number;
}

interface Work {
  database: Database;
  /** Encrypts with the new key and decrypts with every key. */
  sealer: Sealer;
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Encrypts a text with the new key; undefined if it cannot be decrypted. */
function reencrypt(sealer: Sealer, column: SealedColumn, row: store.SealedRow): string | undefined {
  for (const context of column.contextsOf(row.key)) {
    const text = sealer.open(row.sealed, context);
    if (text === undefined) continue;
    const sealed = sealer.seal(text, context);
    if (sealer.open(sealed, context) !== text) throw new Error('A new text does not decrypt.');
    return sealed;
  }
  return undefined;
}

/** Encrypts the texts of a column with the new key. Each batch is one transaction. */
async function reencryptColumn(
  { database, sealer, signal, onProgress }: Work,
  column: SealedColumn,
): Promise<ReencryptedColumn> {
  const { table } = column;
  const [keyId] = sealer.keyIds;
  // The texts belong to all accounts.
  const total = await database.withSystem((tx) => store.countOthers(tx, column, keyId));
  const result = { table, column: column.column, encrypted: 0, unreadable: 0 };
  let after: string[] | undefined;
  for (;;) {
    signal.throwIfAborted();
    const rows = await database.withSystem(async (tx) => {
      const found = await store.listOthers(tx, column, { keyId, after, limit: batchSize });
      for (const row of found) {
        const sealed = reencrypt(sealer, column, row);
        if (sealed === undefined) result.unreadable += 1;
        else {
          await store.replaceText(tx, column, row, sealed);
          result.encrypted += 1;
        }
      }
      return found;
    });
    const done = result.encrypted + result.unreadable;
    if (done > 0) onProgress({ step: `Encrypting ${table}`, done, total: Math.max(done, total) });
    after = rows.at(-1)?.key;
    if (rows.length < batchSize) return result;
  }
}

/** Encrypts all texts with the new key. Texts that have it are skipped, so this continues a run that was interrupted. */
export async function reencryptAll(
  work: Work,
  columns: readonly SealedColumn[],
): Promise<ReencryptedColumn[]> {
  const results: ReencryptedColumn[] = [];
  for (const column of columns) results.push(await reencryptColumn(work, column));
  return results;
}

/** Counts the texts that another key encrypted. */
export async function countRemaining(
  { database, sealer }: Pick<Work, 'database' | 'sealer'>,
  columns: readonly SealedColumn[],
): Promise<number> {
  let remaining = 0;
  for (const column of columns) {
    remaining += await database.withSystem((tx) => store.countOthers(tx, column, sealer.keyIds[0]));
  }
  return remaining;
}
