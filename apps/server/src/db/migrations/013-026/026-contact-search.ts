import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Returns all parts of three characters, so that an index finds texts by any longer part.
  `CREATE FUNCTION text_parts(given text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT coalesce(array_agg(DISTINCT substr(given, place, 3)), '{}')
      FROM generate_series(1, least(length(given), 1000) - 2) AS place)`,
  // Returns the text in which a customer is searched for.
  `CREATE FUNCTION contact_text(email text, first_name text, last_name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(email || ' ' || first_name || ' ' || last_name)`,
  `CREATE INDEX customers_contact ON customers
    USING gin (text_parts(contact_text(email, first_name, last_name))) WITH (fastupdate = off)`,
];

/** Adds a search for customers by any part of their e-mail address or name. */
export const contactSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
