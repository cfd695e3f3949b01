import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountRole, secureTable, systemRole } from '../row-security.ts';

const endpoints = [
  // A URL that receives webhooks, or the account's Slack channel, whose URL is an encrypted secret.
  `CREATE TABLE webhook_endpoints (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel text NOT NULL CHECK (channel IN ('webhook', 'slack')),
    url text NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    paused_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT webhook_endpoints_account_unique UNIQUE (id, account_id)
  )`,
  // A hash, because a long URL does not fit into an index.
  `CREATE UNIQUE INDEX webhook_endpoints_url
    ON webhook_endpoints (account_id, channel, md5(url))`,
];

/** Gives each known URL an endpoint. Row-level security hides rows from the role that owns the tables. */
const knownUrls = [
  `ALTER TABLE webhook_deliveries ADD COLUMN endpoint_id uuid, ADD COLUMN event text,
    ADD COLUMN is_manual boolean NOT NULL DEFAULT false`,
  `SET LOCAL ROLE ${systemRole}`,
  `INSERT INTO webhook_endpoints (account_id, channel, url)
    SELECT account_id, 'webhook', url FROM webhook_deliveries
    UNION SELECT account_id, 'webhook', jsonb_array_elements_text(webhook_urls) FROM items
    UNION SELECT account_id, 'slack', '' FROM account_secrets WHERE name = 'slackUrl'`,
  `UPDATE webhook_deliveries d SET event = d.body::jsonb ->> 'event', endpoint_id = e.id
    FROM webhook_endpoints e
    WHERE e.account_id = d.account_id AND e.channel = 'webhook' AND e.url = d.url`,
  'SET LOCAL ROLE NONE',
];

const deliveries = [
  `ALTER TABLE webhook_deliveries ALTER COLUMN endpoint_id SET NOT NULL,
    ALTER COLUMN event SET NOT NULL, ALTER COLUMN item_id DROP NOT NULL, DROP COLUMN url,
    ADD CONSTRAINT webhook_deliveries_account_unique UNIQUE (id, account_id),
    ADD CONSTRAINT webhook_deliveries_endpoint_fkey FOREIGN KEY (endpoint_id, account_id)
      REFERENCES webhook_endpoints (id, account_id) ON DELETE CASCADE`,
  'DROP INDEX webhook_deliveries_waiting',
  `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id, next_attempt_at)
    WHERE next_attempt_at IS NOT NULL`,
  `CREATE INDEX webhook_deliveries_manual ON webhook_deliveries (next_attempt_at)
    WHERE is_manual AND next_attempt_at IS NOT NULL`,
  `CREATE INDEX webhook_deliveries_finished ON webhook_deliveries (created_at)
    WHERE next_attempt_at IS NULL`,
  `CREATE INDEX webhook_deliveries_endpoint
    ON webhook_deliveries (endpoint_id, created_at DESC, id DESC)`,
];

const attempts = [
  // One request of a delivery. The response is the beginning of its body.
  `CREATE TABLE webhook_attempts (
    delivery_id uuid NOT NULL,
    account_id uuid NOT NULL,
    number integer NOT NULL,
    started_at timestamptz NOT NULL,
    duration_ms integer NOT NULL,
    status integer,
    failure text,
    is_signed boolean NOT NULL,
    response text NOT NULL,
    PRIMARY KEY (delivery_id, number),
    CONSTRAINT webhook_attempts_delivery_fkey FOREIGN KEY (delivery_id, account_id)
      REFERENCES webhook_deliveries (id, account_id) ON DELETE CASCADE
  )`,
  'CREATE INDEX webhook_attempts_account ON webhook_attempts (account_id)',
];

const licenses = [
  `ALTER TABLE api_keys DROP CONSTRAINT api_keys_scope_check,
    ADD CONSTRAINT api_keys_scope_check CHECK (scope IN ('read', 'release', 'license', 'full'))`,
  `ALTER TABLE license_notices DROP CONSTRAINT license_notices_kind_check,
    ADD CONSTRAINT license_notices_kind_check CHECK (kind IN ('expiring', 'expired', 'limitReached'))`,
  'CREATE INDEX licenses_ending ON licenses (expires_at) WHERE expires_at IS NOT NULL',
  // Licenses that expired before this version are not reported.
  `SET LOCAL ROLE ${systemRole}`,
  `INSERT INTO license_notices (license_id, account_id, kind, expires_at, activation_limit)
    SELECT id, account_id, 'expired', expires_at, 0 FROM licenses WHERE expires_at <= now()`,
  'SET LOCAL ROLE NONE',
];

const emails = [
  `CREATE INDEX outbox_waiting ON outbox (account_id) WHERE sent_at IS NULL AND given_up_at IS NULL`,
  // For counting how many e-mails of the account wait.
  `GRANT SELECT (account_id, sent_at, given_up_at) ON outbox TO ${accountRole}`,
];

/** Adds webhook endpoints, the log of their deliveries, and the API-key scope for licenses. */
export const webhookLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of endpoints) await sql.raw(statement).execute(db);
    await secureTable(db, 'webhook_endpoints', 'account_id', 'SELECT, INSERT');
    for (const statement of [...knownUrls, ...deliveries, ...attempts, ...licenses, ...emails]) {
      await sql.raw(statement).execute(db);
    }
    await secureTable(db, 'webhook_attempts', 'account_id', 'SELECT');
    const role = sql.raw(accountRole);
    // For sending a delivery again.
    await sql`GRANT UPDATE (next_attempt_at, is_manual) ON webhook_deliveries
      TO ${role}`.execute(db);
  },
};
