import type { ColumnType } from 'kysely';
import type { TableName } from '../db/schema.ts';

/** The tables of this module. */
export const rateLimitsTables = ['rate_counts'] as const satisfies readonly TableName[];

declare module '../db/schema.ts' {
  interface Tables {
    rate_counts: RateCountsTable;
  }
}

/** The requests of one key in its current window, on all servers. */
interface RateCountsTable {
  /** A keyed hash of the limit's name and the key, such as an address. */
  key_hash: string;
  count: number;
  ends_at: ColumnType<Date, Date, Date>;
}
