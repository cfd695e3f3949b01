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

/** Equal decisions on a license and a site, with their number and time. */
interface LicenseDecisionsTable {
  account_id: string;
  key_hash: string;
  /** The beginning of a key that no license of the account has. */
  key_hint: string;
  license_id: string | null;
  /** Blank if the site did not send it. */
  domain: string;
  item_id: string | null;
  call: string;
  code: string;
  times: number;
  first_at: ColumnType<Date, Date, Date>;
  last_at: ColumnType<Date, Date, Date>;
}

/** A key that signs leases. The private key of a retired one is erased. */
interface LicenseSigningKeysTable {
  id: string;
  account_id: string;
  public_key: string;
  sealed: string;
  /** Whether this is the next key, which signs from `signs_from` on. */
  is_next: Generated<boolean>;
  signs_from: Timestamp;
  created_at: Timestamp;
  retired_at: Timestamp | null;
}
