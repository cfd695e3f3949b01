import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const adminTables = ['operator_codes'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    operator_codes: OperatorCodesTable;
  }
}

/** The code that makes the operator's account, until it is used. There is one row at most. */
interface OperatorCodesTable {
  is_only: boolean;
  code_hash: string;
  created_at: Timestamp;
}
