import { hash } from 'node:crypto';
import type { RunStatement } from '../database.ts';
import { type CopiedTable, fromTable, rowText } from './copiedTables.ts';

/** The number of rows of a table and a hash that does not depend on their order. */
export interface TableSum {
  rows: number;
  hash: string;
}

/** Sums the SHA-256 hashes of rows, like {@link sumTable}. */
export class RowSum {
  #rows = 0;
  #first = 0n;
  #second = 0n;

  add(row: string): void {
    const digest = hash('sha256', row, 'buffer');
    this.#rows += 1;
    this.#first += digest.readBigInt64BE(0);
    this.#second += digest.readBigInt64BE(8);
  }

  get value(): TableSum {
    return { rows: this.#rows, hash: `${this.#first} ${this.#second}` };
  }
}

const half = (start: number) =>
  `coalesce(sum(('x' || substr(digest, ${start}, 16))::bit(64)::bigint), 0)::text`;

/** Counts and hashes the rows of a table in the database. */
export async function sumTable(run: RunStatement, table: CopiedTable): Promise<TableSum> {
  const { rows } = await run(`
    select count(*)::integer as rows, ${half(1)} || ' ' || ${half(17)} as hash
    from (select encode(sha256(convert_to(${rowText(table)}, 'UTF8')), 'hex') as digest
      ${fromTable(table)}) digests`);
  return rows[0] as TableSum;
}

/** Returns whether two sums are the same. */
export function isSameSum(one: TableSum | undefined, other: TableSum | undefined): boolean {
  return one !== undefined && one.rows === other?.rows && one.hash === other.hash;
}
