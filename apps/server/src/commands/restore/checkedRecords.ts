import { createHash, type Hash } from 'node:crypto';
import { isSameSum, RowSum } from '../../db/copy/rowSum.ts';
import { DamagedBackupError } from '../archive/encryption.ts';
import type { ArchiveEnd, ArchiveHeader, ArchiveRecord } from '../archive/records.ts';

/** The sums of the records of a backup. */
export interface ArchiveTotals {
  header: ArchiveHeader;
  rows: number;
  objects: number;
  objectBytes: number;
  missingObjects: string[];
}

function requireThat(holds: boolean): asserts holds {
  if (!holds) throw new DamagedBackupError();
}

/** Counts and hashes the records of a backup, and compares them with its end. */
class ArchiveCheck {
  #header: ArchiveHeader | undefined;
  #end: ArchiveEnd | undefined;
  #sums = new Map<string, RowSum>();
  #sum: RowSum | undefined;
  #object: { hash: Hash; left: number } | undefined;
  #objects = { count: 0, bytes: 0 };

  add({ kind, value }: ArchiveRecord): void {
    requireThat(this.#end === undefined && (kind === 'header') === (this.#header === undefined));
    if (kind === 'header') this.#header = value;
    if (kind === 'table') this.#beginTable(value.id);
    if (kind === 'rows') this.#addRows(value);
    if (kind === 'object') this.#object = { hash: createHash('sha256'), left: value.size };
    if (kind === 'data') this.#addData(value);
    if (kind === 'objectEnd') this.#endObject(value.sha256);
    if (kind === 'end') this.#compare(value);
  }

  get totals(): ArchiveTotals {
    requireThat(this.#header !== undefined && this.#end !== undefined);
    const { count: objects, bytes: objectBytes } = this.#objects;
    const rows = Object.values(this.#end.tables).reduce((sum, table) => sum + table.rows, 0);
    const { missingObjects } = this.#end;
    return { header: this.#header, rows, objects, objectBytes, missingObjects };
  }

  #beginTable(id: string): void {
    requireThat(!this.#sums.has(id));
    this.#sum = new RowSum();
    this.#sums.set(id, this.#sum);
  }

  #addRows(rows: readonly string[]): void {
    requireThat(this.#sum !== undefined);
    for (const row of rows) this.#sum.add(row);
  }

  #addData(data: Buffer): void {
    requireThat(this.#object !== undefined);
    this.#object.hash.update(data);
    this.#object.left -= data.length;
    this.#objects.bytes += data.length;
  }

  #endObject(sha256: string): void {
    requireThat(this.#object?.left === 0 && this.#object.hash.digest('hex') === sha256);
    this.#object = undefined;
    this.#objects.count += 1;
  }

  #compare(end: ArchiveEnd): void {
    const ids = Object.keys(end.tables);
    requireThat(ids.length === this.#sums.size);
    for (const id of ids) requireThat(isSameSum(this.#sums.get(id)?.value, end.tables[id]));
    const { count, bytes } = this.#objects;
    requireThat(end.objects.count === count && end.objects.bytes === bytes);
    this.#end = end;
  }
}

/**
 * Passes the records of a backup on while it checks them.
 *
 * @returns what they add up to
 * @throws {@link DamagedBackupError} at the first record that does not fit, or at the end
 */
export async function* checkRecords(
  records: AsyncIterable<ArchiveRecord>,
): AsyncGenerator<ArchiveRecord, ArchiveTotals> {
  const check = new ArchiveCheck();
  for await (const record of records) {
    check.add(record);
    yield record;
  }
  return check.totals;
}
