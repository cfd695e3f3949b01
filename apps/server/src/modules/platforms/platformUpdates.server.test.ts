import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../test/harness/platform.ts';
import {
  type ApiResponse,
  type Person,
  sendRequest,
  signUp,
  testEnvironment,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';
import { readConfig } from '../../config.ts';
import { type RunningServer, startServer } from '../../start.ts';

let config: ReturnType<typeof readConfig>;
let server: RunningServer;
let platform: TestPlatform;
let ada: Person;
let plugin: string;
let isDown = false;

const start = async () => {
  server = await startServer(config, (error) => {
    throw error;
  });
};

/** Accepts the code KEY; Easy Digital Downloads only on one site. */
function sell(form: Record<string, string>) {
  if (form.edd_action === 'check_license') {
    const isHere = form.license === 'KEY' && form.url === 'https://shop.example/blog';
    return { body: { success: isHere, license: isHere ? 'valid' : 'site_inactive' } };
  }
  return form.license_key === 'KEY'
    ? { body: { success: true } }
    : { status: 404, body: { success: false, message: 'That license does not exist.' } };
}

beforeAll(async () => {
  platform = await startTestPlatform(({ form }) =>
    isDown ? { status: 503, body: '' } : sell(form),
  );
  config = readConfig(
    await testEnvironment({ GUMROAD_API_URL: platform.url, ALLOW_PRIVATE_ADDRESSES: '1' }),
  );
  await start();
  ada = await signUp(server);
});

beforeEach(async () => {
  isDown = false;
  plugin = await addPlugin({ gumroad: true, gumroad_product_id: 'abc==' });
});

afterAll(async () => {
  await server.close();
  await platform.close();
  await rm(config.dataFolder, { recursive: true, force: true, maxRetries: 3 });
  if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
});

async function addPlugin(selling: object): Promise<string> {
  const body = { name: 'Sold', slug: crypto.randomUUID(), description: 'x', ...selling };
  const { _id } = (await ada.api('POST', '/api/v1/plugins', body)).body;
  await addVersion({ config, database: server.database }, ada, _id, '2.0.0');
  return _id;
}

function check(query: string, site = 'https://shop.example/blog'): Promise<ApiResponse> {
  const headers = { 'user-agent': `WordPress/6.6.1; ${site}` };
  const path = `/api/v1/updates/${plugin}?installed_version=1.0.0${query}`;
  return sendRequest(server.url, 'GET', path, { headers });
}

const explain = async (license: string) => {
  const query = `installed_version=1.0.0&license=${license}`;
  return (await ada.api('GET', `/api/v1/plugins/${plugin}/offer-explanation?${query}`)).body;
};

describe('an update of a product that is sold on a platform', () => {
  test('is offered to a site with a purchase code that the platform confirms', async () => {
    expect((await check('')).status).toBe(401);
    expect((await check('&license=OTHER')).status).toBe(401);
    const update = await check('&license=KEY');
    expect(update.status).toBe(200);
    expect(update.body.version).toBe('2.0.0');
    expect((await check('&code=KEY')).status).toBe(200);
    expect(
      (await sendRequest(server.url, 'GET', new URL(update.body.download_url).pathname)).status,
    ).toBe(401);
    const { pathname, search } = new URL(update.body.download_url);
    expect((await sendRequest(server.url, 'GET', pathname + search)).status).toBe(200);
  });

  test('is offered during the grace period, also after the server was killed', async () => {
    expect((await check('&license=KEY')).status).toBe(200);
    await server.close();
    isDown = true;
    await start();
    await server.database.withSystem((tx) =>
      sql`update platform_verdicts set next_check_at = now() - interval '1 hour'`.execute(tx),
    );
    expect((await check('&license=KEY')).status).toBe(200);
    expect((await check('&license=NEVER-SEEN')).status).toBe(401);
    expect((await explain('KEY')).access.verdict).toBe('grace');
    expect((await explain('NEVER-SEEN')).access).toEqual({
      verdict: 'refused',
      message: 'Gumroad returned the error 503.',
    });
  });

  test('explains a denial to the owner and not to the site', async () => {
    expect((await explain('OTHER')).access).toEqual({
      verdict: 'refused',
      message: 'Gumroad does not recognize this code.',
    });
    expect((await check('&license=OTHER')).text).not.toContain('Gumroad');
  });

  test('is offered to the site that the store knows by its full URL', async () => {
    plugin = await addPlugin({
      easy_digital_downloads: true,
      easy_digital_downloads_id: '17',
      easy_digital_downloads_url: `${platform.url}/`,
    });
    expect((await check('&license=KEY', 'http://www.shop.example/blog/')).status).toBe(200);
    expect((await check('&license=KEY', 'https://shop.example')).status).toBe(401);
  });
});
