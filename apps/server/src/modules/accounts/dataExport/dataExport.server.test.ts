import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmPassword,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addOneOfEach, type OwnedIds } from '../../../../test/isolation/ownedIds.ts';
import { collectDeclared } from '../../../composition.ts';
import { modules } from '../../../modules.ts';

const path = '/api/v1/users/me/data-export';
const { exportedData } = collectDeclared(modules);

let server: TestServer;
let ada: Person;
let owned: OwnedIds;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 'on' });
  ada = await signUp(server);
  owned = await addOneOfEach(server, ada);
});
afterAll(() => server.close());

/** Tables without personal data, and the reason for each. */
const excluded: Record<string, string> = {
  version_files: 'the contents of packages, which can be downloaded',
  upload_tickets: 'upload tickets, deleted within the hour',
  unused_objects: 'names of objects to delete, for an hour',
  platform_verdicts: 'verdicts of sales platforms, by hash',
  license_notices: 'which notices were sent; the e-mails are exported',
  license_undo: 'copies of licenses, for minutes',
  password_resets: 'hashes, for minutes',
  reset_requests: 'addresses, for seconds',
  recovery_codes: 'hashes',
  email_verifications: 'hashes, for days',
  operator_codes: 'not part of an account',
  account_rows: 'numbers of exported rows',
  server_settings: 'not part of an account',
  master_keys: 'not part of an account',
  rate_counts: 'hashes, for the window of a rate limit',
  code_host_authorizations: 'hashes and encrypted tokens, for minutes',
  code_host_cleanups: 'what is still to be deleted at a code host, for hours',
  day_rollups: 'which exported records were counted, and when',
  day_snapshots: 'compressed copies of exported records',
  release_outcomes: 'computed from exported records',
  erased_sites: 'hashes of erased sites, for days',
  received_hours: 'not part of an account',
  deployment_deliveries: 'ids of webhooks, for days',
  billing_events: 'ids of events of Stripe',
  billing_departures: 'not part of an account',
  billing_runs: 'not part of an account',
  last_backup: 'not part of an account',
};

test('exports every table unless it is excluded on purpose', async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not like 'kysely%'`.execute(tx),
  );
  const exported = new Set(exportedData.map(({ table }) => String(table)));
  const undecided = rows.filter(({ name }) => !exported.has(name) && !(name in excluded));
  expect(undecided).toEqual([]);
});

describe('the data export', () => {
  test('is one JSON file with all data of the account and no secret', async () => {
    await server.database.withSystem((tx) =>
      sql`insert into customers (id, account_id, email)
        select gen_random_uuid(), ${ada.id}, n || '@example.com' from generate_series(1, 1203) n`.execute(
        tx,
      ),
    );
    const { key, _id: keyId } = (
      await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'full' })
    ).body;
    await ada.api('PUT', `/api/v1/users/${ada.id}`, {
      envatoApiToken: 'envato-secret',
      businessName: 'Harbor "\u2028" Ltd',
    });
    await confirmPassword(ada);
    const response = await ada.api('GET', path);
    expect(response.status).toBe(200);
    const today = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="pressdock-export-${today}.json"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { body } = response;
    expect(Object.keys(body)).toEqual([
      'account',
      'exportedAt',
      ...exportedData.map(({ name }) => name),
    ]);
    expect(body.account).toBe(ada.id);
    expect(body.profile).toMatchObject([
      { id: ada.id, email: ada.email, business_name: 'Harbor "\u2028" Ltd' },
    ]);
    expect(body.keptSecrets).toMatchObject([{ name: 'envatoApiToken' }]);
    expect(body.licenses).toMatchObject([{ id: owned.license, key: 'mine' }]);
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(idsOf(body.products).sort()).toEqual([owned.plugin, owned.theme].sort());
    expect(idsOf(body.apiKeys).sort()).toEqual([owned.apiKey, keyId].sort());
    expect(body.versions).toHaveLength(2);
    expect(body.customers).toHaveLength(1204);
    expect(new Set(idsOf(body.customers)).size).toBe(1204);
    const secrets = await server.database.withSystem(async (tx) => {
      const { rows } = await sql<{ text: string }>`
        select password_hash as text from users where id = ${ada.id}
        union all select token_hash from sessions where user_id = ${ada.id}
        union all select key_hash from api_keys where account_id = ${ada.id}
        union all select sealed from account_secrets where account_id = ${ada.id}`.execute(tx);
      return rows;
    });
    expect(secrets).toHaveLength(5);
    const texts = [...secrets.map(({ text }) => text), key, 'envato-secret', ada.token];
    expect(texts.filter((text) => response.text.includes(text))).toEqual([]);
  });

  test('contains no data of other accounts', async () => {
    const eve = await signUp(server);
    await addOneOfEach(server, eve);
    await confirmPassword(eve);
    const { text } = await eve.api('GET', path);
    for (const id of Object.values(owned)) expect(text.includes(id)).toBe(false);
    expect(text).not.toContain(ada.email);
  });

  test('sends only headers for HEAD, and is limited per hour', async () => {
    const eve = await signUp(server);
    await confirmPassword(eve);
    const statuses = [];
    const headers = { authorization: `Bearer ${eve.token}` };
    const head = await fetch(`${server.url}${path}`, { method: 'HEAD', headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (let round = 0; round < 5; round += 1) {
      const response = await eve.api('GET', path);
      statuses.push(response.status);
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
