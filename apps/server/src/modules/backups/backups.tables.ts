import type { Time } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const backupsTables = ['last_backup'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    last_backup: LastBackupTable;
  }
}

/** When the newest complete backup of the installation was started, in at most one row. */
interface LastBackupTable {
  is_only: boolean;
  started_at: Time;
}
