import { SECRET_MASK, validationMessages } from '@pressdock/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  ada = await joinAsNew(server);
});

afterAll(() => server.close());

const save = (person: Person, body: object) =>
  person.api('PUT', `/api/v1/users/${person.id}`, body);

function stored(): Promise<{ name: string; sealed: string }[]> {
  return server.database.withSystem((tx) =>
    tx
      .selectFrom('account_secrets')
      .select(['name', 'sealed'])
      .where('account_id', '=', ada.id)
      .orderBy('name')
      .execute(),
  );
}

describe('the keys to sales platforms in a profile (specification, section 3)', () => {
  test('are kept sealed and answered as masks', async () => {
    const saved = await save(ada, { envatoApiToken: ' envato-token ', sendowlApiKey: 'owl' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      envatoApiToken: SECRET_MASK,
      sendowlApiKey: SECRET_MASK,
      sendowlApiSecret: null,
    });
    const read = await ada.api('GET', `/api/v1/users/${ada.id}`);
    expect(read.body).toEqual(saved.body);
    const rows = await stored();
    expect(rows.map(({ name }) => name)).toEqual(['envatoApiToken', 'sendowlApiKey']);
    for (const { sealed } of rows) expect(sealed).toMatch(/^[\w-]{8}\.[\w-]{40,}$/);
    expect(JSON.stringify([rows, read.text])).not.toContain('envato-token');
  });

  test('stay as they are when the mask comes back or nothing comes', async () => {
    await save(ada, { envatoApiToken: 'one', sendowlApiKey: 'two' });
    const before = await stored();
    await save(ada, { envatoApiToken: SECRET_MASK });
    await save(ada, {});
    expect(await stored()).toEqual(before);
  });

  test('are no key when only the mask was ever sent', async () => {
    const saved = await save(ada, { envatoApiToken: SECRET_MASK });
    expect(saved.body.envatoApiToken).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('are replaced by what is typed, and removed by a blank', async () => {
    await save(ada, { envatoApiToken: 'one', sendowlApiKey: 'two' });
    const [before] = await stored();
    const saved = await save(ada, { envatoApiToken: 'three', sendowlApiKey: '' });
    expect(saved.body).toMatchObject({ envatoApiToken: SECRET_MASK, sendowlApiKey: null });
    const after = await stored();
    expect(after).toHaveLength(1);
    expect(after[0]?.sealed).not.toBe(before?.sealed);
  });

  test.each(['two words', 'x\r\nX-Other: y', 'clé', `${SECRET_MASK}x`])(
    'cannot be %j',
    async (sendowlApiSecret) => {
      const refused = await save(ada, { sendowlApiSecret });
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ sendowlApiSecret: validationMessages.secret });
    },
  );

  test("are nobody else's to set", async () => {
    const stranger = await joinAsNew(server);
    const refused = await stranger.api('PUT', `/api/v1/users/${ada.id}`, { envatoApiToken: 'x' });
    expect(refused.status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('give no way to change rights, plan or address', async () => {
    const before = await ada.api('GET', `/api/v1/users/${ada.id}`);
    await save(ada, {
      email: 'other@example.com',
      selectedPlan: 'pressdock-unlimited-2020',
      canAddLicense: false,
      isAdmin: true,
    });
    expect((await ada.api('GET', `/api/v1/users/${ada.id}`)).body).toEqual(before.body);
  });
});
