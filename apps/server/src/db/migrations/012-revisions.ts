import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a person edits of a row; its other columns follow from what happens. */
const edited = {
  licenses: 'key, item_id, customer_id, activation_limit, expires_at, domain, max_version, notes',
  customers: 'first_name, last_name, email, notes',
};

const statements = [
  `CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.revision := OLD.revision + 1;
      RETURN NEW;
    END $$`,
  ...Object.entries(edited).flatMap(([table, columns]) => {
    const of = (row: string) => `(${columns.replaceAll(/\w+/g, `${row}.$&`)})`;
    return [
      `ALTER TABLE ${table} ADD COLUMN revision integer NOT NULL DEFAULT 1`,
      `CREATE TRIGGER ${table}_revised BEFORE UPDATE OF ${columns} ON ${table}
        FOR EACH ROW WHEN (${of('OLD')} IS DISTINCT FROM ${of('NEW')})
        EXECUTE FUNCTION count_revision()`,
    ];
  }),
];

/** Whether a licence or a customer was changed since somebody read it, in whichever way. */
export const revisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
