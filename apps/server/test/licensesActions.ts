import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addVersion } from './fixtures.ts';
import type { Person, TestServer } from './harness.ts';
import { freshSlug } from './uploadsActions.ts';

/** Adds a customer; answers their identifier. */
export async function addCustomer(person: Person): Promise<string> {
  const body = { email: `${randomUUID()}@example.com` };
  return (await person.api('POST', '/api/v2/customers', body)).body._id;
}

/** Issues a licence with a key of its own. */
export async function addLicense(
  person: Person,
  customer: string,
  fields: { key?: string; [field: string]: unknown } = {},
): Promise<{ id: string; key: string }> {
  const key = fields.key ?? randomUUID();
  const answer = await person.api('POST', '/api/v2/license', { customer, ...fields, key });
  if (answer.status !== 201) throw new Error(`No licence was issued: ${answer.text}`);
  return { id: answer.body._id, key };
}

/** Issues a key in so many accounts more, longer ago than anybody else; all of these are suspended. */
export function issueElsewhere(server: TestServer, key: string, accounts: number) {
  return server.database.withSystem((tx) =>
    sql`with strangers as (insert into users (id, email, password_hash, first_name, last_name)
        select gen_random_uuid(), gen_random_uuid()::text || '@example.com', '', 'n', 'n'
        from generate_series(1, ${accounts}::integer) returning id)
      insert into licenses (id, account_id, key, suspended_at, created_at)
        select gen_random_uuid(), id, ${key}::text, '2020-01-01', '2020-01-01' from strangers`.execute(
      tx,
    ),
  );
}

/** The domains a licence is in use on. */
export async function activatedDomains(person: Person, license: string): Promise<string[]> {
  return (await person.api('GET', `/api/v2/license/${license}`)).body.activated_domains;
}

/** A product that needs a licence, with versions whose bytes are there. */
export async function guarded(
  server: TestServer,
  person: Person,
  kind: 'plugins' | 'themes' = 'plugins',
  versions: readonly string[] = ['1.9.0', '2.0.0', '2.1.0'],
): Promise<string> {
  const body = { name: 'n', slug: freshSlug(), description: 'x', require_purchase_code: true };
  const id = (await person.api('POST', `/api/v1/${kind}`, body)).body._id;
  for (const version of versions) await addVersion(server, person, id, version);
  return id;
}
