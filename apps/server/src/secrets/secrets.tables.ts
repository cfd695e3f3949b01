import type { Timestamp } from '../db/columns.ts';
import type { TableName } from '../db/schema.ts';

/** The tables of this module. */
export const secretsTables = ['account_secrets'] as const satisfies readonly TableName[];

declare module '../db/schema.ts' {
  interface Tables {
    account_secrets: AccountSecretsTable;
  }
}

/** A key that an account has given to act with elsewhere, encrypted. */
interface AccountSecretsTable {
  account_id: string;
  name: string;
  sealed: string;
  updated_at: Timestamp;
}
