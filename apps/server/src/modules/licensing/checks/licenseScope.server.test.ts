import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addGatedProduct,
  addLicense,
  listActivatedDomains,
} from '../../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';

type Query = Record<string, string>;

let server: TestServer;
let ines: Person;
let product: string;
/** Registers, and issues the keys that Ines's plugins must not accept. */
let mallory: Person;
let customers: { ines: string; mallory: string };

beforeAll(async () => {
  server = await startTestServer();
  ines = await signUp(server);
  mallory = await signUp(server);
  product = await addProduct(ines, 'plugins', uniqueSlug());
  customers = { ines: await addCustomer(ines), mallory: await addCustomer(mallory) };
});
afterAll(() => server.close());

const calls = ['validate', 'validate-with-domain', 'activate', 'deactivate'];

/** Sends a license check to the URL of an account, or to the URL without one. */
function checkLicense(call: string, query: Query, account?: string) {
  const base = account === undefined ? '/api/v2/public' : `/api/v2/public/${account}`;
  return server.api('GET', `${base}/license/${call}?${new URLSearchParams(query)}`);
}

/** Returns the status and the code of every call. */
async function answersTo(query: Query, account?: string) {
  const answers = [];
  for (const call of calls) {
    const { status, headers } = await checkLicense(call, { domain: 'shop.com', ...query }, account);
    answers.push(`${status} ${headers.get('pressdock-code')}`);
  }
  return answers;
}

const four = (answer: string) => calls.map(() => answer);
const accepted = ['200 valid', '200 valid', '200 active', '200 inactive'];

describe('without an account and a product', () => {
  it('accepts only licenses of the single account that has products', async () => {
    const own = await addLicense(ines, customers.ines);
    const forged = await addLicense(mallory, customers.mallory);
    const suspended = await addLicense(ines, customers.ines);
    await ines.api('POST', `/api/v2/license/${suspended.id}/suspend`);
    await addLicense(mallory, customers.mallory, { key: suspended.key });
    expect(await answersTo({ license: own.key })).toEqual(accepted);
    expect(await answersTo({ license: forged.key })).toEqual(four('404 unknown'));
    const [validated, onSite, activated] = await answersTo({ license: suspended.key });
    expect([validated, onSite]).toEqual(['403 suspended', '403 suspended']);
    expect(activated).toBe('400 suspended');
  });

  it('requires an account once several accounts have products', async () => {
    const own = await addLicense(ines, customers.ines);
    const theirs = await addProduct(mallory, 'plugins', uniqueSlug());
    const forged = await addLicense(mallory, customers.mallory);
    for (const { key } of [own, forged, { key: randomUUID() }]) {
      expect(await answersTo({ license: key })).toEqual(four('400 account_required'));
    }
    const { body } = await checkLicense('validate', { license: own.key });
    expect(body).toMatchObject({ code: 'account_required', err: expect.stringMatching(/product/) });
    const named = { license: own.key, product };
    expect(await answersTo(named)).toEqual(accepted);
    expect((await checkLicense('validate', named)).body).toMatchObject({
      account: ines.id,
      product: null,
    });
    expect(await answersTo({ license: forged.key, product })).toEqual(four('404 unknown'));
    expect(await answersTo({ license: own.key, product: theirs })).toEqual(four('404 unknown'));
    expect(await answersTo({ license: own.key, product: 'nothing' })).toEqual(four('404 unknown'));
  });
});

describe('at the URL of an account', () => {
  it('accepts only licenses of this account', async () => {
    const key = randomUUID();
    const own = await addLicense(ines, customers.ines, { key, activation_limit: 1 });
    const theirs = await addLicense(mallory, customers.mallory, { key });
    const forged = await addLicense(mallory, customers.mallory);
    expect(await answersTo({ license: forged.key }, ines.id)).toEqual(four('404 unknown'));
    expect(await answersTo({ license: forged.key }, mallory.id)).toEqual(accepted);
    await checkLicense('activate', { license: key, domain: 'one.com' }, ines.id.toUpperCase());
    await checkLicense('activate', { license: key, domain: 'two.com' }, mallory.id);
    expect(await listActivatedDomains(ines, own.id)).toEqual(['one.com']);
    expect(await listActivatedDomains(mallory, theirs.id)).toEqual(['two.com']);
    const { body } = await checkLicense('validate', { license: forged.key }, mallory.id);
    expect(body).toMatchObject({ account: mallory.id, product: null });
  });

  it('rejects a license for all products for a product of another account', async () => {
    const forged = await addLicense(mallory, customers.mallory);
    const statuses = await answersTo({ license: forged.key, product }, mallory.id);
    expect(statuses.slice(0, 3)).toEqual([
      '403 wrong_product',
      '403 wrong_product',
      '400 wrong_product',
    ]);
  });

  it('knows no license of an unknown or malformed account', async () => {
    const { key } = await addLicense(ines, customers.ines);
    for (const account of [randomUUID(), 'nothing', "a'--", '%00', 'license']) {
      expect(await answersTo({ license: key, product }, account)).toEqual(four('404 unknown'));
    }
  });

  it('reads the parameters of a form', async () => {
    const { key } = await addLicense(ines, customers.ines, { product });
    const path = `/api/v2/public/${ines.id}/license/activate?license=nothing`;
    const body = new URLSearchParams({ license: key, domain: 'shop.com', format: 'json' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await server.api('POST', path, { headers, body: String(body) });
    expect(response).toMatchObject({
      status: 200,
      body: { code: 'active', account: ines.id, product },
    });
  });
});

it('a client that has sent 60 unknown keys in a minute learns nothing about further keys', async () => {
  const limited = await startTestServer({ RATE_LIMIT: 'on' });
  try {
    const person = await signUp(limited);
    const gated = await addGatedProduct(limited, person);
    await person.api('PUT', `/api/v1/plugins/${gated}`, { composer: true });
    const fields = { activated_domains: ['shop.com'] };
    const { key } = await addLicense(person, await addCustomer(person), fields);
    const get = (path: string, headers: Record<string, string> = {}) =>
      limited.api('GET', path, { headers });
    /** Every call that accepts a license key. */
    const calls: ((license: string, domain: string) => ReturnType<typeof get>)[] = [
      (license, domain) =>
        get(
          `/api/v2/public/${person.id}/license/validate-with-domain?license=${license}&domain=${domain}`,
        ),
      (license, domain) =>
        get(`/api/v2/public/license/validate-with-domain?license=${license}&domain=${domain}`),
      ...[`updates/${gated}`, `latest-version/${gated}`, `updates/${gated}/download`].map(
        (path) => (license: string, domain: string) =>
          get(`/api/v1/${path}?explain=1&license=${license}`, {
            'user-agent': `WordPress/6.6.1; https://${domain}`,
          }),
      ),
      (license) =>
        get(`/composer/${person.id}/packages.json`, {
          authorization: `Basic ${Buffer.from(`license:${license}`).toString('base64')}`,
        }),
    ];
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const call = calls[count % calls.length];
      statuses.push((await call?.(randomUUID(), 'x.com'))?.status);
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const refused = await Promise.all(calls.map((call) => call(key, 'other.com')));
    expect(refused.map(({ status }) => status)).toEqual(calls.map(() => 429));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another site of the same host, where the license is active.
    const active = await Promise.all(calls.slice(0, -1).map((call) => call(key, 'shop.com')));
    expect(active.map(({ status }) => status)).toEqual(active.map(() => 200));
  } finally {
    await limited.close();
  }
});
