import type { RunStatement } from '../database.ts';
import { type CopiedTable, fromTable, rowText } from './copiedTables.ts';

const batchCharacters = 256 * 1024;
const firstBatch = 50;
const maxBatch = 2000;

/** Returns how many rows to read next, so that a batch has about {@link batchCharacters}. */
function nextSize(rows: readonly string[], size: number): number {
  const characters = rows.reduce((sum, row) => sum + row.length, 0);
  const fitting = Math.floor((batchCharacters * rows.length) / Math.max(1, characters));
  return Math.max(1, Math.min(maxBatch, size * 4, fitting));
}

async function* readBatches(run: RunStatement, query: string): AsyncGenerator<string[]> {
  await run(`declare copied_rows no scroll cursor for ${query}`);
  for (let size = firstBatch; ; ) {
    const { rows } = await run(`fetch forward ${size} from copied_rows`);
    if (rows.length === 0) break;
    const texts = (rows as { text: string }[]).map(({ text }) => text);
    yield texts;
    size = nextSize(texts, size);
  }
  await run('close copied_rows');
}

/** Reads the rows of a table as texts, in batches. Only one table can be read at a time. */
export function readRows(run: RunStatement, table: CopiedTable): AsyncGenerator<string[]> {
  return readBatches(run, `select ${rowText(table)} as text ${fromTable(table)}`);
}

/** Reads the keys of the packages and images that the rows refer to, in batches. */
export function readObjectKeys(run: RunStatement): AsyncGenerator<string[]> {
  return readBatches(
    run,
    `select object_key as text from versions
      union select 'img/' || account_id || '/' || name from images order by 1`,
  );
}

/** Returns the number of all rows that are copied. */
export async function countRows(
  run: RunStatement,
  tables: readonly CopiedTable[],
): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const { rows } = await run(`select count(*)::integer as rows ${fromTable(table)}`);
    total += (rows[0] as { rows: number }).rows;
  }
  return total;
}

/** Returns the ids of the master keys that encrypted secrets in the rows. */
export async function readMasterKeyIds(run: RunStatement): Promise<string[]> {
  const { rows } = await run('select key_id from master_keys order by 1');
  return (rows as { key_id: string }[]).map(({ key_id }) => key_id);
}
