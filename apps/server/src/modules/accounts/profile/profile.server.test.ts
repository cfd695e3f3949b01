import {
  fieldValidation,
  passwordValidation,
  profileValidation,
  SECRET_MASK,
} from '@pressdock/api';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../../test/harness/email.ts';
import {
  type Person,
  register,
  sharedTestServer,
  signIn,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});

beforeEach(async () => {
  ada = await signUp(server);
});

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

describe('the credentials of sales platforms in a profile (specification, section 3)', () => {
  test('are stored encrypted and returned as masks', async () => {
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

  test('are unchanged if the mask or nothing is sent', async () => {
    await save(ada, { envatoApiToken: 'one', sendowlApiKey: 'two' });
    const before = await stored();
    await save(ada, { envatoApiToken: SECRET_MASK });
    await save(ada, {});
    expect(await stored()).toEqual(before);
  });

  test('are absent if only the mask was ever sent', async () => {
    const saved = await save(ada, { envatoApiToken: SECRET_MASK });
    expect(saved.body.envatoApiToken).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('are replaced by a value and deleted by a blank', async () => {
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
      expect(refused.body.fields).toEqual({ sendowlApiSecret: profileValidation.secret });
    },
  );

  test('cannot be set by another account', async () => {
    const stranger = await signUp(server);
    const refused = await stranger.api('PUT', `/api/v1/users/${ada.id}`, { envatoApiToken: 'x' });
    expect(refused.status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('cannot be used to change permissions or plan', async () => {
    const before = await ada.api('GET', `/api/v1/users/${ada.id}`);
    await save(ada, {
      selectedPlan: 'pressdock-unlimited-2020',
      canAddLicense: false,
      isAdmin: true,
      referralCount: 30,
    });
    expect((await ada.api('GET', `/api/v1/users/${ada.id}`)).body).toEqual(before.body);
  });
});

const described = {
  firstName: 'Grace',
  lastName: 'Hopper',
  receiveEmailNotifications: false,
  receiveBuildNotifications: false,
  receiveBillingNotifications: false,
  slackUrl: 'https://hooks.slack.com/services/T1/B2/abc',
  businessName: 'Harbor Ltd',
  businessAddress1: 'Quay 1',
  businessAddress2: 'Floor 2',
  businessCity: 'Kiel',
  ...{ businessStateProvince: 'SH', businessPostalCode: '24103' },
  businessCountry: 'Germany',
};

describe('a user profile (specification, section 3, "User profile")', () => {
  test('is changed and returned, and omitted fields stay', async () => {
    const saved = await save(ada, described);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(described);
    await save(ada, { firstName: 'Ada' });
    const { body } = await ada.api('GET', `/api/v1/users/${ada.id}`);
    expect(body).toMatchObject({ ...described, firstName: 'Ada', email: ada.email });
  });

  test('stores the Slack URL encrypted, because it allows posting to the channel', async () => {
    await save(ada, described);
    expect(JSON.stringify(await stored())).not.toContain('services/T1');
    expect((await save(ada, { slackUrl: '' })).body.slackUrl).toBe('');
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['firstName', ' ', profileValidation.incomplete],
    ['lastName', '', profileValidation.incomplete],
    ['email', '', profileValidation.incomplete],
    ['email', 'nobody', fieldValidation.email],
    ['slackUrl', 'https://hooks.slack.com.evil.example/x', profileValidation.slackUrl],
    ['slackUrl', 'http://hooks.slack.com/services', profileValidation.slackUrl],
    ['slackUrl', 'https://a@hooks.slack.com/x', profileValidation.slackUrl],
    ['slackUrl', 'https://hooks.slack.com:8443/x', profileValidation.slackUrl],
    ['businessName', 'x'.repeat(501), fieldValidation.tooLong],
  ])('rejects %s as %.60j', async (field, value, message) => {
    const refused = await save(ada, { ...described, [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [field]: message });
    expect((await ada.api('GET', `/api/v1/users/${ada.id}`)).body.lastName).toBe('Example');
  });
});

const fresh = 'a different long phrase';

describe('the sign-in of a person (security rules, "Passwords")', () => {
  const isOpen = async ({ token }: Person) =>
    (await server.api('GET', '/api/v1/users/me/', { token })).status === 200;

  test.each([
    ['password', { password1: fresh, password2: fresh }],
    ['address', { email: 'Moved@Example.com' }],
  ])('changes its %s with the current password, which ends the other sessions', async (_, more) => {
    const elsewhere = await signIn(server, ada.email, ada.password);
    const saved = await save(ada, { ...more, currentPassword: ada.password, firstName: 'Grace' });
    expect(saved.status).toBe(200);
    expect(saved.body.firstName).toBe('Grace');
    expect(await isOpen(ada)).toBe(true);
    expect(await isOpen(elsewhere)).toBe(false);
    const email = 'email' in more ? 'moved@example.com' : ada.email;
    const again = await signIn(server, email, 'email' in more ? ada.password : fresh);
    expect(again.id).toBe(ada.id);
    const old = { email: ada.email, password: ada.password };
    expect((await server.api('POST', '/api/v1/auth', { body: old })).status).toBe(401);
  });

  test('keeps both changes when address and password change at once', async () => {
    const moved = `moved-${ada.email}`;
    const proof = { currentPassword: ada.password };
    const [, address] = await Promise.all([
      save(ada, { password1: fresh, password2: fresh, ...proof }),
      save(ada, { email: moved, ...proof }),
    ]);
    const email = address.status === 200 ? moved : ada.email;
    expect((await signIn(server, email, fresh)).id).toBe(ada.id);
  });

  test('is reported by e-mail when it changes, to the old address if the address changes', async () => {
    ada = await register(server);
    const moved = `moved-${ada.email}`;
    const both = { email: moved, password1: fresh, password2: fresh };
    await save(ada, { ...both, currentPassword: ada.password });
    expect((await waitForEmail(server, ada.email, 'addressChanged')).text).toContain(moved);
    await waitForEmail(server, moved, 'passwordChanged');
    expect(await listEmails(server, moved, 'addressChanged')).toEqual([]);
    await save(ada, { firstName: 'Grace' });
    const emails = await server.database.withSystem((tx) =>
      tx.selectFrom('outbox').select('kind').where('account_id', '=', ada.id).execute(),
    );
    const kinds = emails.map(({ kind }) => kind).filter((kind) => kind !== 'newSignIn');
    const expected = 'addressChanged emailVerification passwordChanged welcome';
    expect(kinds.sort()).toEqual(expected.split(' '));
  });

  test.each([
    ['no current password', {}, 'currentPassword', profileValidation.currentPasswordRequired],
    [
      'a wrong current password',
      { currentPassword: 'not that one at all' },
      'currentPassword',
      profileValidation.currentPasswordWrong,
    ],
  ])('is unchanged, with all other fields, with %s', async (_, more, field, message) => {
    const elsewhere = await signIn(server, ada.email, ada.password);
    const changes = [{ email: 'moved-too@example.com' }, { password1: fresh, password2: fresh }];
    for (const change of changes) {
      const refused = await save(ada, { ...change, ...more, firstName: 'Mallory' });
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ [field]: message });
    }
    expect(await isOpen(elsewhere)).toBe(true);
    const { body } = await ada.api('GET', `/api/v1/users/${ada.id}`);
    expect(body).toMatchObject({ email: ada.email, firstName: 'Ada' });
    await signIn(server, ada.email, ada.password);
  });

  test.each([
    [{ password1: fresh, password2: 'another' }, 'password2', profileValidation.passwordMismatch],
    [{ password1: fresh }, 'password2', profileValidation.passwordMismatch],
    [{ password1: 'short', password2: 'short' }, 'password1', passwordValidation.tooShort],
    [
      { password1: 'Password1!', password2: 'Password1!' },
      'password1',
      passwordValidation.tooCommon,
    ],
  ])('rejects %j', async (typed, field, message) => {
    const refused = await save(ada, { ...typed, currentPassword: ada.password });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [field]: message });
  });

  test('requires no current password if the address is unchanged', async () => {
    const elsewhere = await signIn(server, ada.email, ada.password);
    const saved = await save(ada, { ...described, email: ` ${ada.email.toUpperCase()} ` });
    expect(saved.status).toBe(200);
    expect(saved.body.email).toBe(ada.email);
    expect(await isOpen(elsewhere)).toBe(true);
  });

  test('cannot use the address of another person, without revealing that it exists', async () => {
    const other = await signUp(server);
    const refused = await save(ada, { email: other.email, currentPassword: ada.password });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      message: profileValidation.emailUnavailable,
      code: 'validation_failed',
      fields: { email: profileValidation.emailUnavailable },
    });
  });

  test('gives an address to one of many people who request it at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(server)));
    const responses = await Promise.all(
      people.map((one) =>
        save(one, { email: 'wanted@example.com', currentPassword: one.password }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  });

  test('is protected against guessing: attempts and address changes are limited', async () => {
    const slow = await startTestServer({ RATE_LIMIT: 'on' });
    try {
      const eve = await signUp(slow);
      const put = (body: object) => eve.api('PUT', `/api/v1/users/${eve.id}`, body);
      const guess = { email: 'guessed@example.com', currentPassword: 'not that one at all' };
      const statuses = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await put(guess)).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      const moves = [];
      for (let index = 0; index < 6; index += 1) {
        const one = await signUp(slow);
        const body = { email: `moved-${index}@example.com`, currentPassword: one.password };
        moves.push((await one.api('PUT', `/api/v1/users/${one.id}`, body)).status);
      }
      expect(moves).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await slow.close();
    }
  });
});
