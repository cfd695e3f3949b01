import type { ApiKeyScope } from '@pressdock/api';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const apiKeysTables = ['api_keys'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}

/** A key that lets a program act for an account. Only its hash and first characters are stored. */
interface ApiKeysTable {
  id: string;
  account_id: string;
  name: string;
  scope: ApiKeyScope;
  prefix: string;
  key_hash: string;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
}
