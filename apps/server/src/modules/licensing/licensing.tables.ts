import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const licensingTables = [
  'license_decisions',
  'license_signing_keys',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    license_decisions: LicenseDecisionsTable;
    license_signing_keys: LicenseSigningKeysTable;
  }
}

/** The same answer to the same question about a licence, how often and when last. */
interface LicenseDecisionsTable {
  account_id: string;
  key_hash: string;
  /** The key's beginning, where no licence of the account has it. */
  key_hint: string;
  license_id: string | null;
  /** Blank where the site did not say. */
  domain: string;
  item_id: string | null;
  call: string;
  code: string;
  times: number;
  first_at: ColumnType<Date, Date, Date>;
  last_at: ColumnType<Date, Date, Date>;
}

/** A key that signs leases. A retired one has lost its private half. */
interface LicenseSigningKeysTable {
  id: string;
  account_id: string;
  public_key: string;
  sealed: string;
  /** It waits, and signs from its moment on. */
  is_next: Generated<boolean>;
  signs_from: Timestamp;
  created_at: Timestamp;
  retired_at: Timestamp | null;
}
