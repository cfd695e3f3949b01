import type { ColumnType, Generated } from 'kysely';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const platformsTables = ['platform_verdicts'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    platform_verdicts: PlatformVerdictsTable;
  }
}

/** The latest verdict of a sales platform on a code that has been valid before. */
interface PlatformVerdictsTable {
  item_id: string;
  account_id: string;
  platform: string;
  code_hash: string;
  verdict: string;
  reason: Generated<string>;
  checked_at: ColumnType<Date, Date | string, Date | string>;
  last_valid_at: ColumnType<Date, Date | string, Date | string>;
  next_check_at: ColumnType<Date, Date | string, Date | string>;
}
