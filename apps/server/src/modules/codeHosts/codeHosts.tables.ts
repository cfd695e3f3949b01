import type { CodeHost, RepositorySource } from '@pressdock/api';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const codeHostsTables = [
  'code_host_connections',
  'code_host_authorizations',
  'repositories',
  'deploy_keys',
  'code_host_cleanups',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    code_host_connections: CodeHostConnectionsTable;
    code_host_authorizations: CodeHostAuthorizationsTable;
    repositories: RepositoriesTable;
    deploy_keys: DeployKeysTable;
    code_host_cleanups: CodeHostCleanupsTable;
  }
}

/** How a code host was connected: by authorizing an OAuth app, or with a personal access token. */
export type ConnectionMethod = 'oauth' | 'token';

/** An account's connection to a code host. */
interface CodeHostConnectionsTable {
  id: string;
  account_id: string;
  provider: CodeHost;
  method: ConnectionMethod;
  /** The user name at the code host. */
  login: string;
  /** The token, or the access and refresh tokens, encrypted. */
  sealed: string;
  /** When the access token must be refreshed. */
  expires_at: Timestamp | null;
  /** When the code host rejected the token. */
  rejected_at: Timestamp | null;
  /** Until when a server may be refreshing the token; the others wait for it. */
  refreshing_until: Timestamp | null;
  /** When its repositories were last listed. */
  listed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An OAuth authorization that a person began. */
interface CodeHostAuthorizationsTable {
  id: string;
  account_id: string;
  person_id: string;
  provider: CodeHost;
  state_hash: string;
  /** The PKCE verifier; after the person authorized the connection, the tokens. Encrypted. */
  sealed: string;
  login: string | null;
  authorized_at: Timestamp | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** A repository that an account can deploy from. */
interface RepositoriesTable {
  id: string;
  account_id: string;
  source: RepositorySource;
  /** The id at the code host; the URL on any other Git server. */
  external_id: string;
  full_name: string;
  url: string;
  clone_url: string;
  default_branch: string | null;
  is_private: boolean;
  /** The trusted SSH host keys, in the format of a known_hosts file. */
  host_keys: Generated<string>;
  /** The user name and access token of a Git server that is fetched from over HTTPS, encrypted. */
  sealed_access: string | null;
  /** Until when a request may be adding a deploy key or webhook; the next one waits. */
  connecting_until: Timestamp | null;
  listed_at: Timestamp;
  created_at: Timestamp;
}

/** An SSH key with which this server reads a repository. */
interface DeployKeysTable {
  id: string;
  account_id: string;
  item_id: string | null;
  repository_id: string | null;
  /** The id of the key at the code host. */
  external_id: string | null;
  public_key: string;
  fingerprint: string;
  sealed_private_key: string;
  last_used_at: Timestamp | null;
  created_at: Timestamp;
}

/** Objects that are left to delete at a code host. The row has no foreign key to its account, which it outlives. */
interface CodeHostCleanupsTable {
  id: string;
  account_id: string;
  provider: CodeHost;
  /** The keys and webhooks to delete, and the tokens to revoke, encrypted. */
  sealed: string;
  created_at: Timestamp;
}
