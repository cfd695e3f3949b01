import { type Kysely, sql } from 'kysely';

/** The role of account transactions, which reads and writes only that account's rows. */
export const accountRole = 'pressdock_account';

/** The role of system transactions: sign-in, requests of sites, maintenance. */
export const systemRole = 'pressdock_system';

/** The setting that holds the account's id during a transaction. */
export const accountSetting = 'pressdock.account';

/**
 * Creates the two roles. Neither can sign in, own a table or bypass row-level security. Roles belong
 * to the whole Postgres cluster, so another database may have created them already.
 */
export async function createRoles(db: Kysely<unknown>): Promise<void> {
  for (const role of [accountRole, systemRole]) {
    await sql`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${sql.raw(role)}') THEN
          CREATE ROLE ${sql.raw(role)} NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
        END IF;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END $$`.execute(db);
    await sql`
      DO $$ BEGIN
        IF NOT pg_has_role(current_user, '${sql.raw(role)}', 'MEMBER') THEN
          EXECUTE format('GRANT ${sql.raw(role)} TO %I', current_user);
        END IF;
      EXCEPTION WHEN unique_violation THEN NULL;
      END $$`.execute(db);
    await sql`GRANT USAGE ON SCHEMA public TO ${sql.raw(role)}`.execute(db);
  }
}

/**
 * Enables row-level security for a table.
 *
 * @param column the column that holds the account's id; `null` denies account transactions any access
 * @param rights the privileges of account transactions on their own rows
 */
export async function secureTable(
  db: Kysely<unknown>,
  table: string,
  column: string | null,
  rights = 'SELECT, INSERT, UPDATE, DELETE',
): Promise<void> {
  const name = sql.table(table);
  await sql`ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`.execute(db);
  await sql`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`.execute(db);
  await sql`CREATE POLICY system_work ON ${name} TO ${sql.raw(systemRole)}
    USING (true) WITH CHECK (true)`.execute(db);
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO ${sql.raw(systemRole)}`.execute(db);
  if (column === null) return;
  const own = sql`${sql.ref(column)} = nullif(current_setting(${sql.lit(accountSetting)}, true), '')::uuid`;
  await sql`CREATE POLICY own_rows ON ${name} TO ${sql.raw(accountRole)}
    USING (${own}) WITH CHECK (${own})`.execute(db);
  await sql`GRANT ${sql.raw(rights)} ON ${name} TO ${sql.raw(accountRole)}`.execute(db);
}
