import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from './row-security.ts';

/** The keys of the objects that deleted rows refer to, by table. */
const deletedKeys = {
  versions: 'object_key',
  images: `'img/' || account_id || '/' || name`,
};

const statements = [
  // Without a foreign key, because the objects of a deleted account are deleted after its rows.
  `CREATE TABLE unused_objects (
    account_id uuid NOT NULL,
    object_key text NOT NULL,
    delete_after timestamptz NOT NULL,
    PRIMARY KEY (account_id, object_key)
  )`,
  'CREATE INDEX unused_objects_due ON unused_objects (delete_after)',
  // Run as their owner, like count_account_rows.
  ...Object.entries(deletedKeys).flatMap(([table, key]) => [
    `CREATE FUNCTION record_unused_${table}() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO unused_objects (account_id, object_key, delete_after)
          SELECT DISTINCT account_id, ${key}, now() FROM deleted
          ON CONFLICT (account_id, object_key) DO UPDATE SET delete_after = excluded.delete_after;
        RETURN NULL;
      END $$`,
    `CREATE TRIGGER ${table}_unused AFTER DELETE ON ${table} REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION record_unused_${table}()`,
  ]),
];

/** Adds the objects to delete: those of deleted rows, and packages without a version yet. */
export const unusedObjects: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'unused_objects', null);
    await sql`CREATE POLICY recording ON unused_objects TO PUBLIC
      USING (true) WITH CHECK (true)`.execute(db);
  },
};
