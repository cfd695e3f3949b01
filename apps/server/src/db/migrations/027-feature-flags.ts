import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { interfaceProductId } from './001-012/002-interface-flags.ts';
import { secureTable, systemRole } from './row-security.ts';

const statements = [
  `ALTER TABLE feature_flag_products
    ADD COLUMN last_requested_at timestamptz,
    ADD COLUMN hour timestamptz,
    ADD COLUMN hour_users integer NOT NULL DEFAULT 0`,
  // The operator's own products may have the name of the product that is assigned to them.
  `CREATE UNIQUE INDEX feature_flag_products_name ON feature_flag_products (account_id, lower(name))
    WHERE id <> '${interfaceProductId}'`,
  `ALTER TABLE feature_flags
    DROP CONSTRAINT feature_flags_flag_type_check,
    DROP CONSTRAINT feature_flags_percentage,
    ADD COLUMN group_rule jsonb,
    ADD COLUMN revision integer NOT NULL DEFAULT 1,
    ADD COLUMN changed_by text,
    ADD CONSTRAINT feature_flags_flag_type_check
      CHECK (flag_type IN ('individual', 'on/off', 'percentage', 'group')),
    ADD CONSTRAINT feature_flags_percentage CHECK (CASE flag_type
      WHEN 'percentage' THEN percentage IS NOT NULL
      WHEN 'group' THEN true
      ELSE percentage IS NULL END),
    ADD CONSTRAINT feature_flags_group CHECK ((flag_type = 'group') = (group_rule IS NOT NULL))`,
  `CREATE TABLE feature_flag_changes (
    id uuid PRIMARY KEY,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    product_id uuid NOT NULL REFERENCES feature_flag_products (id) ON DELETE CASCADE,
    flag_id uuid NOT NULL REFERENCES feature_flags (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('created', 'changed', 'restored', 'scheduled')),
    changed_at timestamptz NOT NULL DEFAULT now(),
    changed_by text,
    state jsonb NOT NULL,
    CONSTRAINT feature_flag_changes_revision UNIQUE (flag_id, revision)
  )`,
  'CREATE INDEX feature_flag_changes_account ON feature_flag_changes (account_id)',
  'CREATE INDEX feature_flag_changes_product ON feature_flag_changes (product_id, changed_at)',
  // How many identifiers requested the flags for the first time after a change, by period.
  `CREATE TABLE feature_flag_reach (
    change_id uuid NOT NULL REFERENCES feature_flag_changes (id) ON DELETE CASCADE,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    period timestamptz NOT NULL,
    identifiers integer NOT NULL,
    PRIMARY KEY (change_id, period)
  )`,
  'CREATE INDEX feature_flag_reach_account ON feature_flag_reach (account_id)',
  `CREATE TABLE feature_flag_users (
    product_id uuid NOT NULL REFERENCES feature_flag_products (id) ON DELETE CASCADE,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    identifier text NOT NULL,
    last_requested_at timestamptz NOT NULL,
    PRIMARY KEY (product_id, identifier)
  )`,
  'CREATE INDEX feature_flag_users_account ON feature_flag_users (account_id)',
  `CREATE INDEX feature_flag_users_newest
    ON feature_flag_users (product_id, last_requested_at)`,
  'CREATE INDEX feature_flag_users_expiry ON feature_flag_users (last_requested_at)',
  `CREATE TABLE feature_flag_schedules (
    flag_id uuid PRIMARY KEY REFERENCES feature_flags (id) ON DELETE CASCADE,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    steps jsonb NOT NULL,
    paused_at timestamptz,
    next_at timestamptz
  )`,
  'CREATE INDEX feature_flag_schedules_account ON feature_flag_schedules (account_id)',
  `CREATE INDEX feature_flag_schedules_due ON feature_flag_schedules (next_at)
    WHERE next_at IS NOT NULL`,
];

const tables = [
  'feature_flag_changes',
  'feature_flag_reach',
  'feature_flag_users',
  'feature_flag_schedules',
];

/**
 * Keeps the interface flags with an operator. Triggers, because deleting the account of their owner would
 * delete them, in whatever way the operator leaves. The lock makes concurrent changes take turns.
 */
const ownership = [
  `CREATE FUNCTION assign_interface_flags() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      product CONSTANT uuid := '${interfaceProductId}';
      leaving CONSTANT uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.id END;
      current_owner uuid;
      new_owner uuid;
    BEGIN
      SELECT account_id INTO current_owner FROM feature_flag_products WHERE id = product FOR UPDATE;
      SELECT id INTO new_owner FROM users
        WHERE is_admin AND deactivated_at IS NULL AND id IS DISTINCT FROM leaving
        ORDER BY id IS DISTINCT FROM current_owner, created_at, id LIMIT 1;
      IF new_owner IS DISTINCT FROM current_owner THEN
        UPDATE feature_flag_products SET account_id = new_owner, updated_at = clock_timestamp()
          WHERE id = product;
        UPDATE feature_flags SET account_id = new_owner WHERE product_id = product;
        UPDATE feature_flag_changes SET account_id = new_owner WHERE product_id = product;
        UPDATE feature_flag_users SET account_id = new_owner WHERE product_id = product;
        UPDATE feature_flag_reach SET account_id = new_owner WHERE change_id IN
          (SELECT id FROM feature_flag_changes WHERE product_id = product);
        UPDATE feature_flag_schedules SET account_id = new_owner WHERE flag_id IN
          (SELECT id FROM feature_flags WHERE product_id = product);
      END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END $$`,
  `CREATE TRIGGER interface_flags_operator_added AFTER INSERT ON users
    FOR EACH ROW WHEN (NEW.is_admin) EXECUTE FUNCTION assign_interface_flags()`,
  `CREATE TRIGGER interface_flags_operator_changed AFTER UPDATE OF is_admin, deactivated_at ON users
    FOR EACH ROW WHEN (OLD.is_admin OR NEW.is_admin) EXECUTE FUNCTION assign_interface_flags()`,
  `CREATE TRIGGER interface_flags_operator_deleted BEFORE DELETE ON users
    FOR EACH ROW WHEN (OLD.is_admin) EXECUTE FUNCTION assign_interface_flags()`,
];

/** Adds groups, history, reach, identifiers and schedules to feature flags. */
export const featureFlags: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const table of tables) await secureTable(db, table, 'account_id');
    for (const statement of ownership) await sql.raw(statement).execute(db);
    await sql`select set_config('role', ${systemRole}, true)`.execute(db);
    // A new installation has no account yet. Existing ones keep what their operator chose.
    await sql`update feature_flags set active = true where product_id = ${interfaceProductId}
      and identifier = 'SHOW_FEATURE_FLAG_MENU' and not exists (select from users)`.execute(db);
    // The operator owns the flags of the dashboard itself.
    await sql`update feature_flag_products set account_id = (select id from users
      where is_admin and deactivated_at is null order by created_at limit 1)
      where id = ${interfaceProductId}`.execute(db);
    await sql`update feature_flags set account_id = (select account_id from feature_flag_products
      where id = product_id) where product_id = ${interfaceProductId}`.execute(db);
    // Their history starts with the state before the first change.
    await sql`update feature_flags set changed_by = 'Pressdock'`.execute(db);
    await sql`insert into feature_flag_changes (id, account_id, product_id, flag_id, revision, kind,
        changed_at, changed_by, state)
      select gen_random_uuid(), account_id, product_id, id, revision, 'created', updated_at, changed_by,
        jsonb_build_object('name', name, 'identifier', identifier, 'flag_type', flag_type, 'percentage',
          percentage, 'group', null, 'individual_users', individual_users, 'active', active)
      from feature_flags`.execute(db);
    await sql`reset role`.execute(db);
  },
};
