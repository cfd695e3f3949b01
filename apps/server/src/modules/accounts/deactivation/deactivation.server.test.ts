import { join } from 'node:path';
import { securityValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitForEmail } from '../../../../test/harness/email.ts';
import {
  confirmPassword,
  type Person,
  sendRequest,
  sharedTestServer,
  signIn,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addMember, signUpOwner } from '../../../../test/harness/team.ts';
import { addOneOfEach, type OwnedIds } from '../../../../test/isolation/ownedIds.ts';
import { openDiskStore } from '../../../adapters/objects/diskStore.ts';
import { collectDeclared } from '../../../composition.ts';
import type { Database } from '../../../db/database.ts';
import { modules } from '../../../modules.ts';
import type { ObjectStore } from '../../../ports/objects.ts';
import { formatDay } from '../../../text/dates.ts';
import { sweepStorage } from '../../uploads/storageSweep.ts';
import { reactivate } from './deactivation.store.ts';
import { sweepDeactivated } from './deactivationSweep.ts';

let server: TestServer;
let objects: ObjectStore;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  objects = await openDiskStore(join(server.config.dataFolder, 'objects'), `${server.url}/storage`);
});
beforeEach(async () => {
  ada = await signUp(server);
});

const attempt = ({ email, password }: Pick<Person, 'email' | 'password'>, more: object = {}) =>
  server.api('POST', '/api/v1/auth', { body: { email, password, ...more } });

async function deactivate(person: Person): Promise<string> {
  await confirmPassword(person);
  const response = await person.api('DELETE', '/api/v1/users/me/deactivate');
  expect(response.status).toBe(200);
  return response.body.endsAt;
}

/** Moves a deactivation 30 days into the past. */
const endGracePeriod = ({ email }: Pick<Person, 'email'>) =>
  server.database.withSystem((tx) =>
    sql`update users set leaves_at = now() - interval '1 second'
      where leaves_at is not null and email = ${email}`.execute(tx),
  );

const forgottenPeople: string[] = [];
const forgottenProducts: string[] = [];
const failures: unknown[] = [];
const sweeping = () => ({
  database: server.database,
  largeTables: collectDeclared(modules).largeTables,
  onDelete: async (_tx: unknown, { email }: { email: string }) => void forgottenPeople.push(email),
  onChange: (id: string) => forgottenProducts.push(id),
  onFailure: (error: unknown) => failures.push(error),
});
const sweep = (now?: Date) => sweepDeactivated(sweeping(), now);

/** The status of each public request for an account's products, which continue to work for 30 days. */
async function readServed(owned: OwnedIds): Promise<number[]> {
  const password = Buffer.from('license:mine').toString('base64');
  const paths = [
    `/api/v1/updates/${owned.plugin}`,
    `/api/v1/theme-updates/${owned.theme}`,
    `/api/v1/updates/${owned.plugin}/download`,
    `/images/${owned.user}/${owned.image}`,
    `/api/v2/public/temporary-download/${owned.link}`,
    `/composer/${owned.user}/packages.json`,
  ];
  const headers = { authorization: `Basic ${password}` };
  return Promise.all(
    paths.map(async (path) => (await sendRequest(server.url, 'GET', path, { headers })).status),
  );
}

const served = [200, 200, 200, 200, 200, 200];

async function countObjects(account: string): Promise<number> {
  let count = 0;
  for (const kind of ['incoming', 'pkg', 'img']) {
    for await (const { key } of objects.list(`${kind}/${account}/`)) if (key !== '') count += 1;
  }
  return count;
}

describe('deactivation', () => {
  test('ends sessions and API keys at once and states until when the account can be reactivated', async () => {
    const elsewhere = await signIn(server, ada.email, ada.password);
    const { key } = (await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'full' })).body;
    const endsAt = await deactivate(ada);
    const days = (new Date(endsAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(30, 2);
    for (const token of [ada.token, elsewhere.token, key]) {
      expect((await server.api('GET', '/api/v1/plugins', { token })).status).toBe(401);
    }
    const day = formatDay(new Date(endsAt));
    expect((await waitForEmail(server, ada.email, 'deactivated')).text).toContain(day);
    const refused = await attempt(ada);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: `${securityValidation.deactivated} You can reactivate it until ${day}.`,
      code: 'deactivated',
    });
    expect((await attempt({ ...ada, password: 'not the password' })).status).toBe(401);
  });

  test('keeps update checks and downloads working for thirty days', async () => {
    const owned = await addOneOfEach(server, ada);
    const before = await readServed(owned);
    expect(before).toEqual(served);
    await deactivate(ada);
    expect(await readServed(owned)).toEqual(before);
    expect(await sweep()).toBe(0);
    expect(await readServed(owned)).toEqual(before);
  });

  test('is reverted by signing in, with all data unchanged', async () => {
    const owned = await addOneOfEach(server, ada);
    const { key } = (await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'full' })).body;
    await deactivate(ada);
    expect((await attempt({ ...ada, password: 'x' }, { reactivate: true })).status).toBe(401);
    expect((await attempt(ada)).status).toBe(403);
    const back = await attempt(ada, { reactivate: true });
    expect(back.status).toBe(200);
    const read = async (token: string) =>
      (await server.api('GET', `/api/v1/plugins/${owned.plugin}`, { token })).status;
    expect(await read(back.text)).toBe(200);
    expect(await read(key)).toBe(200);
    expect(await read(ada.token)).toBe(401);
    expect((await attempt(ada)).status).toBe(200);
    const log = await server.api('GET', '/api/v1/audit-log', { token: back.text });
    expect(log.body.results[0]).toMatchObject({
      action: 'signIn',
      way: 'session',
      outcome: 'done',
    });
    await endGracePeriod(ada);
    expect(await sweep()).toBe(0);
  });

  test('keeps the address reserved: registering it again responds as usual and changes nothing', async () => {
    await deactivate(ada);
    const body = { firstName: 'A', lastName: 'B', email: ada.email, password: 'another long one' };
    const again = await server.api('POST', '/api/v1/users/create/register/', { body });
    expect(again.status).toBe(201);
    expect((await attempt({ ...ada, password: body.password })).status).toBe(401);
    expect((await attempt(ada, { reactivate: true })).status).toBe(200);
  });

  test('allows a password reset, which does not reactivate the account', async () => {
    await deactivate(ada);
    await server.api('POST', '/api/v1/password-reset', { body: { email: ada.email } });
    const { link } = await waitForEmail(server, ada.email, 'passwordReset');
    const password = 'a different long phrase';
    const body = { nonce: link.split('/').at(-1), passwordA: password, passwordB: password };
    expect((await server.api('POST', '/api/v1/password-reset/reset', { body })).status).toBe(204);
    expect((await attempt({ ...ada, password })).status).toBe(403);
    expect((await attempt({ ...ada, password }, { reactivate: true })).status).toBe(200);
  });
});

describe('after thirty days', () => {
  test('nobody can sign in, even before the sweep', async () => {
    await deactivate(ada);
    await endGracePeriod(ada);
    for (const more of [{}, { reactivate: true }]) {
      expect((await attempt(ada, more)).status).toBe(401);
    }
    expect(await sweep()).toBe(1);
  });

  test('the sweep deletes the data of this account only, and sites receive 404', async () => {
    const eve = await signUp(server);
    const [owned, otherOwned] = [await addOneOfEach(server, ada), await addOneOfEach(server, eve)];
    await server.database.withSystem((tx) =>
      sql`insert into sites (account_id, item_id, site_key, first_at, at, is_consenting)
        select ${ada.id}, ${owned.plugin}, decode(md5(n::text), 'hex'), now(), now(), false
          from generate_series(1, 4500) n`.execute(tx),
    );
    await deactivate(ada);
    await endGracePeriod(ada);
    expect(await countObjects(ada.id)).toBe(3);
    expect(await sweep()).toBe(1);
    const own = { ...objects, list: (prefix: string) => objects.list(`${prefix}${ada.id}/`) };
    await sweepStorage(server.database, own, new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect(await countObjects(ada.id)).toBe(0);
    expect(await countObjects(eve.id)).toBe(3);
    expect(forgottenPeople).toContain(ada.email);
    expect(forgottenPeople).not.toContain(eve.email);
    expect(forgottenProducts).toEqual(expect.arrayContaining([owned.plugin, owned.theme]));
    expect(forgottenProducts).not.toContain(otherOwned.plugin);
    const rows = await server.database.withSystem((tx) =>
      sql<{ table: string; found: boolean }>`
        select table_name as table, (xpath('/row/found/text()', query_to_xml(
          format('select exists (select 1 from %I where %I = %L) as found', table_name, column_name, ${ada.id}::text),
          false, true, '')))[1]::text = 'true' as found
        from information_schema.columns where table_schema = 'public'
        and column_name in ('account_id', 'user_id')`.execute(tx),
    );
    expect(rows.rows.length).toBeGreaterThan(20);
    expect(rows.rows.filter(({ found }) => found)).toEqual([]);
    expect(await readServed(otherOwned)).toEqual(served);
    const fresh = await sendRequest(server.url, 'GET', `/api/v1/theme-updates/${owned.theme}`);
    expect(fresh.status).toBe(404);
    expect((await attempt(ada, { reactivate: true })).status).toBe(401);
  });

  test('the address can be registered again, and referrals remain counted', async () => {
    const friend = await signUp(server);
    const body = { firstName: 'A', lastName: 'B', email: 'again@example.com' };
    const register = (more: object) =>
      server.api('POST', '/api/v1/users/create/register/', { body: { ...body, ...more } });
    await register({ password: 'the first long phrase', referralCode: friend.id });
    await deactivate(await signIn(server, body.email, 'the first long phrase'));
    await endGracePeriod(body);
    await sweep();
    await register({ password: 'the second long phrase' });
    await signIn(server, body.email, 'the second long phrase');
    const profile = await friend.api('GET', `/api/v1/users/${friend.id}`);
    expect(profile.body.referralCount).toBe(1);
  });

  test('an account that cannot be deleted is reported, does not block others, and cannot be reactivated', async () => {
    const eve = await signUp(server);
    for (const person of [ada, eve]) {
      await deactivate(person);
      await endGracePeriod(person);
    }
    let calls = 0;
    const database: Database = {
      ...server.database,
      withSystem: async (work) => {
        calls += 1;
        // The first transaction lists deactivated accounts, the second deletes one of them.
        if (calls === 3) throw new Error('killed');
        return server.database.withSystem(work);
      },
    };
    expect(await sweepDeactivated({ ...sweeping(), database })).toBe(1);
    expect(String(failures.at(-1))).toContain('killed');
    // The sign-in began within the 30 days.
    const inTime = new Date(Date.now() - 60_000);
    expect(await server.database.withSystem((tx) => reactivate(tx, ada.id, inTime))).toBe(false);
    expect(await sweep()).toBe(1);
  });
});

describe("an owner's deactivation", () => {
  test('signs the members out, who then act for their own accounts', async () => {
    const owner = await signUpOwner(server, 'unlimited');
    const member = await addMember(server, owner);
    const accountOf = async ({ token }: Pick<Person, 'token'>) =>
      (await server.api('GET', '/api/v1/users/me/', { token })).body._id;
    expect(await accountOf(member)).toBe(owner.id);
    await deactivate(owner);
    expect((await member.api('GET', '/api/v1/users/me/')).status).toBe(401);
    const again = await signIn(server, member.email, member.password);
    expect(await accountOf(again)).toBe(member.id);
    await server.api('POST', '/api/v1/auth', { body: { ...owner, reactivate: true } });
    expect(await accountOf(await signIn(server, member.email, member.password))).toBe(member.id);
    await deactivate(await signIn(server, owner.email, owner.password));
    await endGracePeriod(owner);
    expect(await sweep()).toBe(1);
    expect(await accountOf(again)).toBe(member.id);
  });
});
