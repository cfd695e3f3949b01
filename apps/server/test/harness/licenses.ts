import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { uniqueSlug } from './products.ts';
import type { Person, TestServer } from './server.ts';
import { addVersion } from './versions.ts';

/** Adds a customer and returns their id. */
export async function addCustomer(
  person: Person,
  fields: { email?: string; first_name?: string; last_name?: string } = {},
): Promise<string> {
  const body = { email: `${randomUUID()}@example.com`, ...fields };
  return (await person.api('POST', '/api/v2/customers', body)).body._id;
}

/** Adds a license with a unique key. */
export async function addLicense(
  person: Person,
  customer: string,
  fields: { key?: string; [field: string]: unknown } = {},
): Promise<{ id: string; key: string }> {
  const key = fields.key ?? randomUUID();
  const response = await person.api('POST', '/api/v2/license', { customer, ...fields, key });
  if (response.status !== 201) throw new Error(`The license was not created: ${response.text}`);
  return { id: response.body._id, key };
}

/** Adds suspended, older licenses with the same key in other accounts. */
export function addLicenseInOtherAccounts(server: TestServer, key: string, accounts: number) {
  return server.database.withSystem((tx) =>
    sql`with other_accounts as (insert into users (id, email, password_hash, first_name, last_name)
        select gen_random_uuid(), gen_random_uuid()::text || '@example.com', '', 'n', 'n'
        from generate_series(1, ${accounts}::integer) returning id)
      insert into licenses (id, account_id, key, suspended_at, created_at)
        select gen_random_uuid(), id, ${key}::text, '2020-01-01', '2020-01-01' from other_accounts`.execute(
      tx,
    ),
  );
}

/** Returns the domains on which a license is activated. */
export async function listActivatedDomains(person: Person, license: string): Promise<string[]> {
  return (await person.api('GET', `/api/v2/license/${license}`)).body.activated_domains;
}

/** Adds a product that requires a license, with versions whose packages are stored. */
export async function addGatedProduct(
  server: Pick<TestServer, 'config' | 'database'>,
  person: Person,
  kind: 'plugins' | 'themes' = 'plugins',
  versions: readonly string[] = ['1.9.0', '2.0.0', '2.1.0'],
): Promise<string> {
  const body = { name: 'n', slug: uniqueSlug(), description: 'x', require_purchase_code: true };
  const id = (await person.api('POST', `/api/v1/${kind}`, body)).body._id;
  for (const version of versions) await addVersion(server, person, id, version);
  return id;
}
