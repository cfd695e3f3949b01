import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const adminTables = ['operator_codes'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    operator_codes: OperatorCodesTable;
  }
}

/** The code that creates the operator's account. At most one row, deleted once it is used. */
interface OperatorCodesTable {
  is_only: boolean;
  code_hash: string;
  created_at: Timestamp;
}
