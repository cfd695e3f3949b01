import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { limitRows } from './013-026/023-row-limits.ts';
import { secureTable } from './row-security.ts';

const account = 'account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE';
const created = 'created_at timestamptz NOT NULL DEFAULT now()';
const sources = `('github', 'gitlab', 'bitbucket', 'git')`;
const hosts = `('github', 'gitlab', 'bitbucket')`;

const statements = [
  // One connection per account and code host. "sealed" is the encrypted token.
  `CREATE TABLE code_host_connections (
    id uuid PRIMARY KEY,
    ${account},
    provider text NOT NULL CHECK (provider IN ${hosts}),
    method text NOT NULL CHECK (method IN ('oauth', 'token')),
    login text NOT NULL,
    sealed text NOT NULL,
    expires_at timestamptz,
    rejected_at timestamptz,
    refreshing_until timestamptz,
    listed_at timestamptz,
    ${created},
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT code_host_connections_one UNIQUE (account_id, provider)
  )`,
  // OAuth authorizations that people have begun. "sealed" is the PKCE verifier, later the token.
  `CREATE TABLE code_host_authorizations (
    id uuid PRIMARY KEY,
    ${account},
    person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    provider text NOT NULL CHECK (provider IN ${hosts}),
    state_hash text NOT NULL UNIQUE,
    sealed text NOT NULL,
    login text,
    authorized_at timestamptz,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX code_host_authorizations_account ON code_host_authorizations (account_id)',
  'CREATE INDEX code_host_authorizations_person ON code_host_authorizations (person_id)',
  'CREATE INDEX code_host_authorizations_expiry ON code_host_authorizations (expires_at)',
  // Repositories as they were listed. "external_id" is the id at the host, or the URL on other servers.
  `CREATE TABLE repositories (
    id uuid PRIMARY KEY,
    ${account},
    source text NOT NULL CHECK (source IN ${sources}),
    external_id text NOT NULL,
    full_name text NOT NULL,
    url text NOT NULL,
    clone_url text NOT NULL,
    default_branch text,
    is_private boolean NOT NULL,
    host_keys text NOT NULL DEFAULT '',
    sealed_access text,
    connecting_until timestamptz,
    listed_at timestamptz NOT NULL DEFAULT now(),
    ${created},
    CONSTRAINT repositories_one UNIQUE (account_id, source, external_id)
  )`,
  `CREATE TABLE deploy_keys (
    id uuid PRIMARY KEY,
    ${account},
    item_id uuid REFERENCES items (id) ON DELETE SET NULL,
    repository_id uuid REFERENCES repositories (id) ON DELETE SET NULL,
    external_id text,
    public_key text NOT NULL,
    fingerprint text NOT NULL,
    sealed_private_key text NOT NULL,
    last_used_at timestamptz,
    ${created}
  )`,
  'CREATE INDEX deploy_keys_account ON deploy_keys (account_id, created_at)',
  'CREATE INDEX deploy_keys_item ON deploy_keys (item_id)',
  'CREATE UNIQUE INDEX deploy_keys_repository ON deploy_keys (repository_id)',
  // What is left to delete at code hosts, and tokens to revoke. Outlives its account, so that the
  // account's tokens are revoked after it is deleted.
  `CREATE TABLE code_host_cleanups (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    provider text NOT NULL CHECK (provider IN ${hosts}),
    sealed text NOT NULL,
    ${created}
  )`,
  'CREATE INDEX code_host_cleanups_account ON code_host_cleanups (account_id)',
  'CREATE INDEX code_host_cleanups_expiry ON code_host_cleanups (created_at)',
  // The repository that a product is deployed from. The id is in the URL of its webhook. It is
  // connected once the code host has the deploy key and the webhook.
  `CREATE TABLE deployments (
    id uuid PRIMARY KEY,
    ${account},
    item_id uuid NOT NULL UNIQUE REFERENCES items (id) ON DELETE CASCADE,
    repository_id uuid NOT NULL REFERENCES repositories (id),
    branch text NOT NULL,
    path text NOT NULL DEFAULT '',
    releases_tags boolean NOT NULL DEFAULT false,
    sealed_secret text NOT NULL,
    webhook_external_id text,
    delivered_at timestamptz,
    delivery_outcome text CHECK (delivery_outcome IN
      ('accepted', 'ignored', 'repeated', 'wrong_signature', 'malformed')),
    connected_at timestamptz,
    revision integer NOT NULL DEFAULT 1,
    ${created}
  )`,
  'CREATE INDEX deployments_account ON deployments (account_id)',
  'CREATE INDEX deployments_repository ON deployments (repository_id)',
  // The ids of received webhooks, so that a repeated one has no effect.
  `CREATE TABLE deployment_deliveries (
    deployment_id uuid NOT NULL REFERENCES deployments (id) ON DELETE CASCADE,
    ${account},
    delivery_id text NOT NULL,
    build_id uuid,
    received_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (deployment_id, delivery_id)
  )`,
  'CREATE INDEX deployment_deliveries_account ON deployment_deliveries (account_id)',
  'CREATE INDEX deployment_deliveries_expiry ON deployment_deliveries (received_at)',
  // "pushed_commit" is the one that the webhook named. "leased_until" is set while a server works on the
  // build; "attempts" counts how often one began.
  `CREATE TABLE builds (
    id uuid PRIMARY KEY,
    ${account},
    item_id uuid NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    source text NOT NULL CHECK (source IN ${sources}),
    repository text NOT NULL,
    "trigger" text NOT NULL CHECK ("trigger" IN ('push', 'tag', 'replay', 'manual')),
    status text NOT NULL DEFAULT 'waiting' CHECK (status IN
      ('waiting', 'running', 'released', 'skipped', 'failed')),
    step text NOT NULL DEFAULT 'queue' CHECK (step IN
      ('queue', 'fetch', 'version', 'package', 'check', 'release')),
    ref text NOT NULL,
    pushed_commit text,
    "commit" text,
    message text,
    author text,
    response_code integer,
    response_body text,
    version text,
    version_id uuid REFERENCES versions (id) ON DELETE SET NULL,
    replay_of uuid REFERENCES builds (id) ON DELETE SET NULL,
    attempts integer NOT NULL DEFAULT 0,
    line_count integer NOT NULL DEFAULT 0,
    leased_until timestamptz,
    ${created},
    started_at timestamptz,
    finished_at timestamptz,
    CONSTRAINT builds_result CHECK ((response_code IS NULL) = (status IN ('waiting', 'running')))
  )`,
  'CREATE INDEX builds_account ON builds (account_id, created_at DESC, id DESC)',
  'CREATE INDEX builds_item ON builds (item_id, created_at DESC, id DESC)',
  'CREATE INDEX builds_version ON builds (version_id)',
  'CREATE INDEX builds_replay ON builds (replay_of)',
  `CREATE INDEX builds_unfinished ON builds (item_id, created_at)
    WHERE status IN ('waiting', 'running')`,
  `CREATE UNIQUE INDEX builds_running ON builds (item_id) WHERE status = 'running'`,
  'CREATE INDEX builds_expiry ON builds (created_at)',
  `CREATE TABLE build_lines (
    build_id uuid NOT NULL REFERENCES builds (id) ON DELETE CASCADE,
    ${account},
    n integer NOT NULL,
    at timestamptz NOT NULL,
    step text NOT NULL,
    level text NOT NULL CHECK (level IN ('command', 'info', 'error')),
    text text NOT NULL,
    PRIMARY KEY (build_id, n)
  )`,
  'CREATE INDEX build_lines_account ON build_lines (account_id)',
];

/** When the first site was offered a version, and when the first one reported it as installed. */
const firstSites = `ALTER TABLE versions
  ADD COLUMN first_offered_at timestamptz, ADD COLUMN first_updated_at timestamptz`;

const tables = [
  'code_host_connections',
  'code_host_authorizations',
  'repositories',
  'deploy_keys',
  'code_host_cleanups',
  'deployments',
  'deployment_deliveries',
  'builds',
  'build_lines',
];

/** Adds connections to code hosts, repositories, deploy keys, deployments and builds. */
export const deployment: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...statements, firstSites]) await sql.raw(statement).execute(db);
    for (const table of tables) await secureTable(db, table, 'account_id');
    await limitRows(db, 'deploy_keys', 500);
  },
};
