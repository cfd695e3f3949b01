import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from '../row-security.ts';

/** The most rows of an account, in tables that people fill: far more than any account needs. */
const limits: Record<string, number> = {
  items: 5000,
  versions: 50_000,
  licenses: 2_000_000,
  customers: 2_000_000,
  temporary_links: 10_000,
  api_keys: 1000,
  license_signing_keys: 1000,
  team_members: 1000,
  invitations: 1000,
  feature_flag_products: 1000,
  feature_flags: 50_000,
  webhook_endpoints: 500,
};

const tables = [
  `CREATE TABLE account_rows (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    table_name text NOT NULL,
    rows bigint NOT NULL,
    PRIMARY KEY (account_id, table_name)
  ) WITH (fillfactor = 50)`,
  // The lock of the account's row makes the limit exact under concurrency. Runs as its owner, because
  // rows are also deleted by foreign keys, outside of the roles that row-level security knows.
  `CREATE FUNCTION count_account_rows() RETURNS trigger LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      added record;
      total bigint;
    BEGIN
      FOR added IN SELECT account_id, count(*) AS rows FROM changed
        WHERE account_id IS NOT NULL GROUP BY account_id ORDER BY account_id
      LOOP
        IF TG_OP = 'DELETE' THEN
          UPDATE account_rows known SET rows = known.rows - added.rows
            WHERE known.account_id = added.account_id AND known.table_name = TG_TABLE_NAME;
        ELSE
          INSERT INTO account_rows AS known (account_id, table_name, rows)
            VALUES (added.account_id, TG_TABLE_NAME, added.rows)
            ON CONFLICT (account_id, table_name) DO UPDATE SET rows = known.rows + excluded.rows
            RETURNING known.rows INTO total;
          IF total > TG_ARGV[0]::bigint THEN
            RAISE EXCEPTION 'An account has too many rows in %.', TG_TABLE_NAME USING
              ERRCODE = 'program_limit_exceeded', CONSTRAINT = TG_TABLE_NAME, DETAIL = TG_ARGV[0];
          END IF;
        END IF;
      END LOOP;
      RETURN NULL;
    END $$`,
];

/** Limits how many rows of a table an account can have. Rows beyond the limit stay, but none can be added. */
export async function limitRows(db: Kysely<unknown>, table: string, limit: number): Promise<void> {
  const trigger = (name: string, change: string) =>
    `CREATE TRIGGER ${table}_${name} AFTER ${change} AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION count_account_rows('${limit}')`;
  const statements = [
    trigger('rows_added', `INSERT ON ${table} REFERENCING NEW TABLE`),
    trigger('rows_removed', `DELETE ON ${table} REFERENCING OLD TABLE`),
    // Row-level security hides rows from the role that owns the tables.
    `SET LOCAL ROLE ${systemRole}`,
    `INSERT INTO account_rows (account_id, table_name, rows)
      SELECT account_id, '${table}', count(*) FROM ${table}
      WHERE account_id IS NOT NULL GROUP BY account_id`,
    'SET LOCAL ROLE NONE',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Limits the tables that people fill. */
export const rowLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables) await sql.raw(statement).execute(db);
    await secureTable(db, 'account_rows', null);
    await sql`CREATE POLICY counting ON account_rows TO PUBLIC USING (true) WITH CHECK (true)`.execute(
      db,
    );
    for (const [table, limit] of Object.entries(limits)) await limitRows(db, table, limit);
  },
};
