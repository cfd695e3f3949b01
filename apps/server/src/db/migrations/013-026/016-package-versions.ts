import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Encodes one number of a version: a mark, the count of its digits, and the digits. */
const encoded = (column: string) =>
  `'6' || lpad(length(${column}::text)::text, 2, '0') || ${column}::text`;

const statements = [
  `ALTER TABLE versions ADD COLUMN version_order text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN is_offered boolean NOT NULL DEFAULT true`,
  `UPDATE versions SET version_order = ${encoded('version_major')} || ${encoded('version_minor')}
    || ${encoded('version_patch')} || '5'`,
  // Dropping the columns also drops their index.
  `ALTER TABLE versions ALTER COLUMN version_order DROP DEFAULT,
    DROP COLUMN version_major, DROP COLUMN version_minor, DROP COLUMN version_patch`,
  'CREATE INDEX versions_order ON versions (item_id, version_order DESC, version DESC)',
];

/**
 * Orders versions by a text instead of three numbers, for versions like `1.8` and `2.0.0-beta1`, and
 * adds versions that sites are not offered.
 */
export const packageVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
