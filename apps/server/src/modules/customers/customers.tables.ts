import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const customersTables = ['customers'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    customers: CustomersTable;
  }
}

/** A person an account has sold to. */
interface CustomersTable {
  id: string;
  account_id: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string;
  notes: Generated<string>;
  /** The e-mail address in lower case; written by the database. */
  email_folded: Generated<string>;
  search: Generated<string>;
  /** Incremented by the database with each edit. */
  revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
