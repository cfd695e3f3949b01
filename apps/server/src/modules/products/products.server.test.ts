import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});

beforeEach(async () => {
  ada = await signUp(server);
});

const plugin = { name: 'Shop Lock', slug: 'shop-lock', description: '<p>Closes the shop.</p>' };

async function create(kind: 'plugins' | 'themes', body: object): Promise<string> {
  const created = await ada.api('POST', `/api/v1/${kind}`, body);
  if (created.status !== 201) throw new Error(created.text);
  return created.body._id;
}

describe.each([
  ['plugins', { homepage: 'https://example.com/', author: 'Ada', installation: '<p>Click.</p>' }],
  ['themes', { details_url: 'https://example.com/theme' }],
] as const)('%s', (kind, own) => {
  test('are returned as they were written', async () => {
    const written = {
      ...plugin,
      ...own,
      require_purchase_code: true,
      envato_id: '123',
      webhook_urls: ['https://example.com/hook'],
      composer: true,
    };
    const id = await create(kind, written);
    const read = await ada.api('GET', `/api/v1/${kind}/${id}`);
    expect(read.status).toBe(200);
    expect(read.body).toMatchObject({
      ...written,
      _id: id,
      whmcs: false,
      latestVersion: null,
      latestBuild: null,
      versionCount: 0,
      downloads: 0,
      revision: 1,
    });
  });

  test('do not contain fields of the other kind or unknown fields', async () => {
    const id = await create(kind, plugin);
    const { body } = await ada.api('GET', `/api/v1/${kind}/${id}`);
    const foreign = kind === 'plugins' ? 'details_url' : 'homepage';
    for (const key of [foreign, 'account_id', 'kind', 'id']) expect(body).not.toHaveProperty(key);
    const other = kind === 'plugins' ? 'themes' : 'plugins';
    expect((await ada.api('GET', `/api/v1/${other}/${id}`)).status).toBe(404);
  });

  test('are listed by name in natural order', async () => {
    for (const name of ['Zebra', 'apple 10', 'Éclair', 'Apple 9', 'banana']) {
      const slug = `s-${Buffer.from(name).toString('hex')}`;
      await create(kind, { ...plugin, name, slug });
    }
    const { body } = await ada.api('GET', `/api/v1/${kind}`);
    expect(body.map((item: { name: string }) => item.name)).toEqual([
      'Apple 9',
      'apple 10',
      'banana',
      'Éclair',
      'Zebra',
    ]);
  });

  test('are listed without their long texts', async () => {
    await create(kind, plugin);
    const { body } = await ada.api('GET', `/api/v1/${kind}`);
    expect(body).toEqual([expect.objectContaining({ name: plugin.name, webhook_urls: [] })]);
    expect(Object.keys(body[0])).not.toEqual(expect.arrayContaining(['description']));
  });

  test('are replaced completely: omitted fields become blank', async () => {
    const id = await create(kind, {
      ...plugin,
      ...own,
      envato: true,
      envato_id: '7',
      webhook_urls: ['https://a.b'],
    });
    const saved = await ada.api('PUT', `/api/v1/${kind}/${id}`, { ...plugin, name: 'Renamed' });
    expect(saved.body).toEqual({ _id: id });
    const { body } = await ada.api('GET', `/api/v1/${kind}/${id}`);
    expect(body).toMatchObject({ name: 'Renamed', envato: false, webhook_urls: [], revision: 2 });
    for (const key of Object.keys(own)) expect(body[key]).toBe('');
  });

  test('are changed in part: omitted fields stay', async () => {
    const id = await create(kind, { ...plugin, ...own, envato: true, envato_id: '7' });
    const whmcs_url = 'https://billing.example.com';
    await ada.api('PATCH', `/api/v1/${kind}/${id}`, { whmcs: true, whmcs_url });
    const { body } = await ada.api('GET', `/api/v1/${kind}/${id}`);
    expect(body).toMatchObject({ ...plugin, ...own, envato: true, whmcs_url, revision: 2 });
  });

  test('are not saved over a newer revision', async () => {
    const id = await create(kind, plugin);
    const first = await ada.api('PUT', `/api/v1/${kind}/${id}`, { ...plugin, revision: 1 });
    const second = await ada.api('PUT', `/api/v1/${kind}/${id}`, { ...plugin, revision: 1 });
    const third = await ada.api('PATCH', `/api/v1/${kind}/${id}`, { name: 'x', revision: 1 });
    expect([first.status, second.status, third.status]).toEqual([200, 409, 409]);
    expect(second.body.code).toBe('stale');
  });

  test('let one of many parallel saves of the same revision succeed', async () => {
    const id = await create(kind, plugin);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ada.api('PUT', `/api/v1/${kind}/${id}`, { ...plugin, name: `n${index}`, revision: 1 }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('are deleted with their versions', async () => {
    const id = await create(kind, plugin);
    await addVersion(server, ada, id, '1.0.0');
    expect((await ada.api('DELETE', `/api/v1/${kind}/${id}`)).status).toBe(204);
    expect((await ada.api('GET', `/api/v1/${kind}/${id}`)).status).toBe(404);
    expect((await ada.api('DELETE', `/api/v1/${kind}/${id}`)).status).toBe(404);
    const { body } = await ada.api('GET', '/api/v2/stats');
    expect(body).toMatchObject({ plugins: 0, themes: 0, versions: 0 });
  });
});

describe('a slug', () => {
  const slugTaken = 'Another product in your account already uses this slug.';

  test('is unique within an account, across plugins and themes', async () => {
    await create('plugins', plugin);
    for (const kind of ['plugins', 'themes']) {
      const refused = await ada.api('POST', `/api/v1/${kind}`, plugin);
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        message: slugTaken,
        code: 'conflict',
        fields: { slug: slugTaken },
      });
    }
    const other = await signUp(server);
    expect((await other.api('POST', '/api/v1/plugins', plugin)).status).toBe(201);
  });

  test('is unique also when many requests use it at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => ada.api('POST', '/api/v1/plugins', plugin)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  test('cannot be changed to one that is in use', async () => {
    await create('plugins', plugin);
    const id = await create('themes', { ...plugin, slug: 'other' });
    const refused = await ada.api('PATCH', `/api/v1/themes/${id}`, { slug: plugin.slug });
    expect(refused.body).toMatchObject({ code: 'conflict', fields: { slug: slugTaken } });
  });
});

describe('a field', () => {
  test.each([
    ['name', '  ', 'Name is a required field.'],
    ['slug', '', 'Slug is a required field.'],
    [
      'slug',
      'Shop_Lock',
      'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
    ],
    ['description', '', 'Description is a required field.'],
    ['description', '<script>alert(1)</script>', 'Description is a required field.'],
    ['homepage', 'javascript:alert(1)', 'Please enter a URL that starts with http:// or https://.'],
    ['icon', '//example.com/a.png', 'Please enter a URL that starts with http:// or https://.'],
    ['installation', 'x'.repeat(65_537), 'This text is too long.'],
    ['description', 'é'.repeat(40_000), 'This text is too long.'],
    ['description', '<b>'.repeat(60), 'This text is nested too deeply.'],
  ])('%s that is %j is rejected with its message', async (name, value, sentence) => {
    const refused = await ada.api('POST', '/api/v1/plugins', { ...plugin, [name]: value });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      message: sentence,
      code: 'validation_failed',
      fields: { [name]: sentence },
    });
  });

  test('of rich text is sanitized', async () => {
    const hostile =
      '<h3 onclick="x()">Hi</h3><a href="javascript:x()">a</a><a href="https://b.c">b</a><img src=x onerror=x()><iframe src="//e"></iframe>';
    const id = await create('plugins', { ...plugin, description: hostile, installation: hostile });
    const { body } = await ada.api('GET', `/api/v1/plugins/${id}`);
    for (const text of [body.description, body.installation]) {
      expect(text).toBe('<h3>Hi</h3><a>a</a><a href="https://b.c" rel="noopener nofollow">b</a>');
    }
  });

  test('that callers may not write is ignored', async () => {
    const other = await signUp(server);
    const sent = { ...plugin, account_id: other.id, kind: 'theme', downloads: 99, revision: 7 };
    const id = await create('plugins', sent);
    const { body } = await ada.api('GET', `/api/v1/plugins/${id}`);
    expect(body).toMatchObject({ downloads: 0, revision: 1 });
    expect((await other.api('GET', '/api/v1/plugins')).body).toEqual([]);
  });
});

test('a theme with a repository and no branch is built from master', async () => {
  const id = await create('themes', { ...plugin, repository: 'ada/shop' });
  const branch = async () => (await ada.api('GET', `/api/v1/themes/${id}`)).body.branch;
  expect(await branch()).toBe('master');
  await ada.api('PATCH', `/api/v1/themes/${id}`, { branch: 'main' });
  expect(await branch()).toBe('main');
  await ada.api('PATCH', `/api/v1/themes/${id}`, { branch: '' });
  expect(await branch()).toBe('master');
  await ada.api('PATCH', `/api/v1/themes/${id}`, { repository: '', branch: '' });
  expect(await branch()).toBe('');
});

test('an account without the permission cannot add plugins or themes', async () => {
  await server.database.withSystem((tx) =>
    tx
      .updateTable('users')
      .set({ can_add_plugin_or_theme: false })
      .where('id', '=', ada.id)
      .execute(),
  );
  for (const kind of ['plugins', 'themes']) {
    const refused = await ada.api('POST', `/api/v1/${kind}`, plugin);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('forbidden');
  }
  expect((await ada.api('GET', '/api/v1/users/me/')).body.canAddPluginOrTheme).toBe(false);
});

test('a product lists its newest version by number, not by date or text', async () => {
  const id = await create('plugins', plugin);
  await addVersion(server, ada, id, '1.10.0', { downloads: 5 });
  await addVersion(server, ada, id, '1.9.3', { downloads: 70 });
  const { body } = await ada.api('GET', `/api/v1/plugins/${id}`);
  expect(body).toMatchObject({
    latestVersion: { version: '1.10.0', downloads: 5 },
    versionCount: 2,
    downloads: 75,
  });
  const stats = await ada.api('GET', '/api/v2/stats');
  expect(stats.body).toEqual({
    plugins: 1,
    themes: 0,
    versions: 2,
    downloads: 75,
    updateChecksToday: 0,
    lastUpdateCheckAt: null,
  });
  await server.database.withSystem((tx) =>
    sql`insert into daily_update_checks (account_id, item_id, day, checks, last_at)
      select ${ada.id}, ${id}, date '2026-03-01' + n, 1,
        (date '2026-03-01' + n + time '10:00') at time zone 'UTC'
      from generate_series(0, 1) n`.execute(tx),
  );
  expect((await ada.api('GET', '/api/v2/stats')).body.lastUpdateCheckAt).toBe(
    '2026-03-02T10:00:00.000Z',
  );
});

test('a product contains its number of licenses', async () => {
  const [one, other] = [
    await create('plugins', plugin),
    await create('themes', { ...plugin, slug: 'other' }),
  ];
  await server.database.withSystem((tx) =>
    sql`insert into licenses (id, account_id, item_id, key)
      select gen_random_uuid(), ${ada.id}, ${one}, 'key ' || n from generate_series(1, 3) n`.execute(
      tx,
    ),
  );
  expect((await ada.api('GET', `/api/v1/plugins/${one}`)).body.licenseCount).toBe(3);
  expect((await ada.api('GET', '/api/v1/themes')).body).toMatchObject([
    { _id: other, licenseCount: 0 },
  ]);
});
