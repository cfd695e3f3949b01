import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import { addProduct, release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

const url = 'https://receiver.example/hook';

let server: TestServer;
let ada: Person;
let product: string;

beforeAll(async () => {
  server = await sharedTestServer();
});

beforeEach(async () => {
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
  await ada.api('PATCH', `/api/v1/plugins/${product}`, { webhook_urls: [url] });
});

/** Returns the bodies that were queued for the account, by channel. */
async function queued(channel: 'webhook' | 'slack' = 'webhook') {
  const rows = await server.database.withSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select(['d.body', 'd.event'])
      .where('d.account_id', '=', ada.id)
      .where('e.channel', '=', channel)
      .orderBy('d.created_at')
      .execute(),
  );
  return rows.map(({ body, event }) => ({ ...JSON.parse(body), event }));
}

const activate = (key: string, domain: string) =>
  server.api(
    'GET',
    `/api/v2/public/license/activate?${new URLSearchParams({ license: key, domain, product })}`,
  );

describe('license.created', () => {
  test('reports a license that a person issues', async () => {
    const expires = '2040-01-01T00:00:00Z';
    const { key } = await addLicense(ada, await addCustomer(ada), {
      product,
      activation_limit: 3,
      expires,
    });
    expect(await queued()).toEqual([
      {
        event: 'license.created',
        product: { _id: product, kind: 'plugin', name: 'Hello Harbor', slug: expect.any(String) },
        licenses: [{ key, activation_limit: 3, expiresAt: '2040-01-01T00:00:00.000Z' }],
      },
    ]);
  });

  test('reports a license for all products once to each URL of the account', async () => {
    const other = await addProduct(ada, 'themes', uniqueSlug());
    await ada.api('PATCH', `/api/v1/themes/${other}`, { webhook_urls: [url, `${url}/2`] });
    await addLicense(ada, await addCustomer(ada));
    expect(await queued()).toMatchObject([{ product: null }, { product: null }]);
  });

  test('does not report imported licenses, so that an import sends nothing', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      row: index + 2,
      key: randomUUID(),
      customer_email: `buyer-${index}@example.com`,
    }));
    const imported = await ada.api('POST', '/api/v2/license/import', { rows, isDryRun: false });
    expect(imported.body).toMatchObject({ isApplied: true, created: 50 });
    expect(await queued()).toEqual([]);
  });

  test('does not report a license that could not be created', async () => {
    const { key } = await addLicense(ada, await addCustomer(ada), { product });
    await ada.api('POST', '/api/v2/license', { key, customer: await addCustomer(ada), product });
    expect(await queued()).toHaveLength(1);
  });
});

describe('license.activated', () => {
  test('reports each site once, and whether it counts', async () => {
    const { key } = await addLicense(ada, await addCustomer(ada), { product });
    for (const domain of ['www.shop.example.com', 'shop.example.com', 'shop.test']) {
      expect((await activate(key, domain)).status).toBe(200);
    }
    const [, ...activated] = await queued();
    expect(activated).toMatchObject([
      {
        event: 'license.activated',
        product: { _id: product },
        licenses: [{ key, activation_limit: 0, expiresAt: null }],
        activation: { domain: 'shop.example.com', counts: true },
      },
      { activation: { domain: 'shop.test', counts: false } },
    ]);
    expect(activated).toHaveLength(2);
  });

  test('does not report a site that was denied', async () => {
    const { key } = await addLicense(ada, await addCustomer(ada), { product, activation_limit: 1 });
    await activate(key, 'one.example.com');
    expect((await activate(key, 'two.example.com')).status).toBe(400);
    expect((await queued()).filter(({ event }) => event === 'license.activated')).toHaveLength(1);
  });
});

describe('Slack', () => {
  beforeEach(async () => {
    const slackUrl = 'https://hooks.slack.com/services/T1/B2/abc';
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { slackUrl });
  });

  test('receives one message per release, whatever webhook URLs there are', async () => {
    await ada.api('PATCH', `/api/v1/plugins/${product}`, { webhook_urls: [url, `${url}/2`] });
    await release(ada, product, '1.0.0');
    expect(await queued('slack')).toEqual([
      { event: 'version.released', text: 'Hello Harbor 1.0.0 was released.' },
    ]);
    expect(await queued()).toHaveLength(2);
  });

  test('receives nothing about sales and sites, and nothing without a URL', async () => {
    const { key } = await addLicense(ada, await addCustomer(ada), { product });
    await activate(key, 'shop.example.com');
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { slackUrl: '' });
    await release(ada, product, '1.0.0');
    expect(await queued('slack')).toEqual([]);
  });
});
