import type { RunStatement } from '../database.ts';
import { type CopiedTable, isJobTable, listTables } from './copiedTables.ts';
import { isSameSum, sumTable, type TableSum } from './rowSum.ts';
import { beginTable, emptyTables, finishTable, insertRows, requeueJobs } from './writeRows.ts';

/** A table whose rows are loaded, as it was where they were read. */
export interface LoadedTable {
  id: string;
  columns: readonly string[];
  partitions: readonly string[];
}

/** The rows of a table are not the ones that were copied. */
export class CopyMismatchError extends Error {
  constructor(id: string) {
    super(`The rows of the table ${id} differ from those that were copied.`);
    this.name = 'CopyMismatchError';
  }
}

/** Returns whether two lists have the same entries in any order. */
function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry) => other.includes(entry));
}

/** Loads tables into a database, within a transaction. */
export class TableLoader {
  readonly #run: RunStatement;
  readonly #tables: ReadonlyMap<string, CopiedTable>;
  readonly #loaded = new Map<string, LoadedTable>();
  #open: { table: CopiedTable; columns: readonly string[] } | undefined;

  private constructor(run: RunStatement, tables: readonly CopiedTable[]) {
    this.#run = run;
    this.#tables = new Map(tables.map((table) => [table.id, table]));
  }

  static async create(run: RunStatement): Promise<TableLoader> {
    return new TableLoader(run, await listTables(run));
  }

  /** Empties all tables. */
  empty(): Promise<void> {
    return emptyTables(this.#run, [...this.#tables.values()]);
  }

  async begin(loaded: LoadedTable): Promise<void> {
    await this.finish();
    const { id, columns, partitions } = loaded;
    const table = this.#tables.get(id);
    if (!table) throw new CopyMismatchError(id);
    await beginTable(this.#run, { ...table, partitions });
    this.#open = { table, columns };
    this.#loaded.set(id, loaded);
  }

  async insert(rows: readonly string[]): Promise<void> {
    if (!this.#open) throw new Error('Rows belong to a table.');
    await insertRows(this.#run, this.#open.table, this.#open.columns, rows);
  }

  /** Finishes the table that is being loaded, if there is one. */
  async finish(): Promise<void> {
    if (this.#open) await finishTable(this.#run, this.#open.table);
    this.#open = undefined;
  }

  /**
   * Compares a table that was loaded with the rows that were read.
   *
   * @throws {@link CopyMismatchError} if they differ
   */
  async verify(id: string, expected: TableSum): Promise<void> {
    const table = this.#tables.get(id);
    const columns = this.#loaded.get(id)?.columns ?? [];
    if (!table) throw new CopyMismatchError(id);
    const actual = await sumTable(this.#run, table);
    const names = table.columns.map(({ name }) => name);
    // Another version of the job library may have other columns, so its hash may differ.
    const isComparable = !isJobTable(table) || isSameList(names, columns);
    const isSame = isComparable ? isSameSum(actual, expected) : actual.rows === expected.rows;
    if (!isSame) throw new CopyMismatchError(id);
  }

  /** Requeues the jobs that were running. */
  requeueJobs(): Promise<void> {
    return requeueJobs(this.#run);
  }
}
