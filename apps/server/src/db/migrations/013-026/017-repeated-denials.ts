import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A constant default does not rewrite the table.
  'ALTER TABLE audit_log ADD COLUMN attempts integer NOT NULL DEFAULT 1',
];

/** Counts repeated denials of a call in one audit entry. */
export const repeatedDenials: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
