import type { Timestamp } from '../db/columns.ts';
import type { TableName } from '../db/schema.ts';

/** The tables of this module. */
export const secretsTables = [
  'account_secrets',
  'master_keys',
] as const satisfies readonly TableName[];

declare module '../db/schema.ts' {
  interface Tables {
    account_secrets: AccountSecretsTable;
    master_keys: MasterKeysTable;
  }
}

/** A key that an account has given to act with elsewhere, encrypted. */
interface AccountSecretsTable {
  account_id: string;
  name: string;
  sealed: string;
  updated_at: Timestamp;
}

/** A master key that encrypted secrets in this database. The id does not reveal the key. */
interface MasterKeysTable {
  key_id: string;
  /** The key of digests, encrypted with this key; null if digests are made with a key derived from it. */
  sealed_digest_key: string | null;
  created_at: Timestamp;
}
