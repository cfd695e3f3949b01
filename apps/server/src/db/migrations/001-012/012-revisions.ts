import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns that people edit. Changes of other columns do not count as saves. */
const editedColumns = {
  licenses: 'key, item_id, customer_id, activation_limit, expires_at, domain, max_version, notes',
  customers: 'first_name, last_name, email, notes',
};

const statements = [
  `CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.revision := OLD.revision + 1;
      RETURN NEW;
    END $$`,
  ...Object.entries(editedColumns).flatMap(([table, columns]) => {
    const of = (row: string) => `(${columns.replaceAll(/\w+/g, `${row}.$&`)})`;
    return [
      `ALTER TABLE ${table} ADD COLUMN revision integer NOT NULL DEFAULT 1`,
      `CREATE TRIGGER ${table}_revised BEFORE UPDATE OF ${columns} ON ${table}
        FOR EACH ROW WHEN (${of('OLD')} IS DISTINCT FROM ${of('NEW')})
        EXECUTE FUNCTION count_revision()`,
    ];
  }),
];

/** Adds revisions to licenses and customers, to detect conflicting saves. */
export const revisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
