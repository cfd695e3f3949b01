import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountRole } from './row-security.ts';

const statements = [
  `ALTER TABLE users ADD COLUMN business_postal_code text NOT NULL DEFAULT ''`,
  `GRANT UPDATE (business_postal_code) ON users TO ${accountRole}`,
];

/** Adds the postal code of the business address, which taxes in some countries depend on. */
export const postalCode: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
