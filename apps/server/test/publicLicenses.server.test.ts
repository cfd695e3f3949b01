import { randomBytes, randomUUID } from 'node:crypto';
import { LICENSE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../src/adapters/sealing/sealer.ts';
import { createDecisionLog } from '../src/modules/licenses/decisionLog.ts';
import { createLicensePlaces } from '../src/modules/licenses/licensePlaces.ts';
import { siteMessages } from '../src/modules/licenses/licenses.messages.ts';
import { createPublicLicenses } from '../src/modules/licenses/publicLicense.service.ts';
import { createSigningKeys } from '../src/modules/licenses/signingKeys.service.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import {
  activatedDomains,
  addCustomer,
  addLicense,
  guarded,
  issueElsewhere,
} from './licensesActions.ts';
import { askAsSite } from './phpRun.ts';
import { addProduct, freshSlug } from './uploadsActions.ts';

let server: TestServer;
let ines: Person;
let customer: string;
let product: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
  ines = await joinAsNew(server);
  customer = await addCustomer(ines);
  product = await addProduct(ines, 'plugins', freshSlug());
  other = await addProduct(ines, 'plugins', freshSlug());
});
afterAll(() => server.close());

type Query = Record<string, string>;
const ask = (call: string, query: Query, headers: Query = {}) =>
  server.api('GET', `/api/v2/public/license/${call}?${new URLSearchParams(query)}`, { headers });
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const suspend = (id: string) => ines.api('POST', `/api/v2/license/${id}/suspend`);

/** Licences by what is the matter with them; each is for one product. */
async function licenseThat(is: string) {
  const fields: Record<string, object> = {
    'is good': {},
    'has expired': { expires: yesterday() },
    'is for another domain': { domain: 'other.com' },
    'is full': { activation_limit: 1, activated_domains: ['taken.com'] },
    'is active here': { activation_limit: 1, activated_domains: ['shop.com'] },
    'is suspended': {},
  };
  const license = await addLicense(ines, customer, { product, ...fields[is] });
  if (is === 'is suspended') await suspend(license.id);
  return license;
}

// protocol, "Licences".
describe.each([
  ['validate', 403],
  ['validate-with-domain', 403],
  ['activate', 400],
])('%s', (call, refused) => {
  const isBare = call === 'validate';

  it.each([
    ['is good', 'valid'],
    ['has expired', 'expired'],
    ['is suspended', 'suspended'],
    ['is for another domain', isBare ? 'valid' : 'domain_not_allowed'],
    ['is full', isBare ? 'valid' : 'limit_reached'],
    ['is active here', 'valid'],
  ])('a licence that %s: %s', async (is, expected) => {
    const { key } = await licenseThat(is);
    const answer = await ask(call, { license: key, domain: 'https://www.Shop.com/wp', product });
    const isGood = expected === 'valid';
    expect(answer.status).toBe(isGood ? 200 : refused);
    const code = isGood && call === 'activate' ? 'active' : expected;
    expect(answer.headers.get('pressdock-code')).toBe(code);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const words = siteMessages.refused[expected as keyof typeof siteMessages.refused];
    if (call === 'activate') {
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.text).toBe(isGood ? siteMessages.active : words);
    } else if (isGood) expect(answer.body).toMatchObject({ message: siteMessages.valid, code });
    else expect(answer.body).toEqual({ err: words, code });
  });

  it('an unknown key, none, and what can be none', async () => {
    for (const license of [randomUUID(), '', 'a\0b', 'x'.repeat(300)]) {
      const answer = await ask(call, { license, domain: 'shop.com' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('pressdock-code')).toBe('unknown');
    }
  });

  it('a licence for another product than the one named', async () => {
    const { key } = await licenseThat('is good');
    for (const named of [other, randomUUID(), 'nothing']) {
      const answer = await ask(call, { license: key, domain: 'shop.com', product: named });
      expect(answer.status).toBe(refused);
      expect(answer.headers.get('pressdock-code')).toBe('wrong_product');
    }
  });

  it('needs a domain that can be read, if it needs one', async () => {
    const { key } = await licenseThat('is good');
    for (const domain of ['', 'a b', 'x\0y']) {
      const answer = await ask(call, { license: key, domain });
      expect(answer.status).toBe(isBare ? 200 : refused);
      if (!isBare) expect(answer.headers.get('pressdock-code')).toBe('domain_invalid');
    }
  });
});

describe('an activation', () => {
  it('takes one place however often it is asked for, none for staging, and gives it back', async () => {
    const license = await addLicense(ines, customer, { activation_limit: 1 });
    const query = (domain: string) => ({ license: license.key, domain });
    for (const domain of ['shop.com', 'http://www.shop.com:8080/x', 'staging.shop.com']) {
      expect((await ask('activate', query(domain))).status).toBe(200);
    }
    expect(await activatedDomains(ines, license.id)).toEqual(['shop.com', 'staging.shop.com']);
    expect((await ask('activate', query('new.com'))).status).toBe(400);
    expect((await ask('deactivate', query('shop.com'))).text).toBe(siteMessages.inactive);
    expect((await ask('deactivate', query('shop.com'))).status).toBe(200);
    expect((await ask('activate', query('new.com'))).status).toBe(200);
  });

  it('is answered in JSON where that is asked for', async () => {
    const { key } = await licenseThat('is full');
    const body = { err: siteMessages.refused.limit_reached, code: 'limit_reached' };
    const query = { license: key, domain: 'shop.com' };
    expect((await ask('activate', { ...query, format: 'json' })).body).toEqual(body);
    const accept = { accept: 'application/json' };
    expect((await ask('activate', query, accept)).body).toEqual(body);
    const free = { license: key, domain: 'taken.com' };
    const left = { message: siteMessages.inactive, code: 'inactive' };
    expect((await ask('deactivate', free, accept)).body).toEqual(left);
    expect((await ask('deactivate', { license: 'no' })).status).toBe(404);
  });

  it('counts also where ever so many uncounted sites have come before', async () => {
    const license = await addLicense(ines, customer, { activation_limit: 1 });
    await server.database.withSystem((tx) =>
      sql`update licenses set site_count = ${LICENSE_LIMITS.domains} where id = ${license.id}`.execute(
        tx,
      ),
    );
    const statusOn = async (domain: string) =>
      (await ask('activate', { license: license.key, domain })).status;
    expect(await statusOn('uncounted.test')).toBe(200);
    expect(await statusOn('one.com')).toBe(200);
    expect(await statusOn('two.com')).toBe(400);
    expect(await activatedDomains(ines, license.id)).toEqual(['one.com']);
  });

  it('is not made by asking whether it could be', async () => {
    const license = await licenseThat('is good');
    await ask('validate-with-domain', { license: license.key, domain: 'shop.com' });
    expect(await activatedDomains(ines, license.id)).toEqual([]);
  });
});

describe('a key that several accounts have issued', () => {
  it('is that of the product named, of ever so many', async () => {
    const license = await addLicense(ines, customer, { product });
    await issueElsewhere(server, license.key, 9);
    const query = { license: license.key, domain: 'one.com', product };
    expect((await ask('activate', query)).status).toBe(200);
    expect(await activatedDomains(ines, license.id)).toEqual(['one.com']);
  });

  it('is one that is good before older ones that are not', async () => {
    const license = await addLicense(ines, customer, { activation_limit: 1 });
    await issueElsewhere(server, license.key, 2);
    const query = { license: license.key, domain: 'one.com' };
    for (const call of ['validate', 'activate', 'validate-with-domain', 'deactivate', 'validate']) {
      expect((await ask(call, query)).status, call).toBe(200);
    }
    expect(await activatedDomains(ines, license.id)).toEqual([]);
  });

  it('is that of the product named, else the older one', async () => {
    const key = randomUUID();
    const older = await addLicense(ines, customer, { key, product });
    const mara = await joinAsNew(server);
    const theirs = await addProduct(mara, 'plugins', freshSlug());
    const younger = await addLicense(mara, await addCustomer(mara), { key });
    await ask('activate', { license: key, domain: 'one.com' });
    await ask('activate', { license: key, domain: 'two.com', product: theirs });
    expect(await activatedDomains(ines, older.id)).toEqual(['one.com']);
    expect(await activatedDomains(mara, younger.id)).toEqual(['two.com']);
  });
});

it('is asked about as often as it likes where it is none, a licence within its limit', async () => {
  const nothing = async () => {};
  const publicLicenses = createPublicLicenses({
    places: createLicensePlaces(server.database),
    decisions: createDecisionLog(nothing, nothing, nothing),
    keys: createSigningKeys(server.database, createSealer([randomBytes(32)])),
    isWithinLimit: () => false,
  });
  const validate = (license: string) => publicLicenses.validate({ license, wantsLease: false });
  const none = { ok: false, refusal: 'unknown' };
  expect(await Promise.all(['', 'x'.repeat(300)].map(validate))).toEqual([none, none]);
  await expect(validate(randomUUID())).rejects.toMatchObject({ code: 'rate_limited' });
});

describe('a site, in PHP', () => {
  it('activates, is told that it is valid, moves away and is refused when it expires', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 1 });
    const site = { license: license.key.toUpperCase(), domain: 'https://shop.client.com', product };
    const as = (call: string, more: Query = {}) =>
      askAsSite(server.url, call, { ...site, ...more });
    expect(await as('activate')).toEqual({
      status: 200,
      code: 'active',
      body: siteMessages.active,
    });
    const said = await as('validate-with-domain');
    expect(said).toMatchObject({ status: 200, code: 'valid' });
    expect(JSON.parse(said.body).activation_limit).toBe(1);
    expect(await as('activate', { domain: 'second.com' })).toEqual({
      status: 400,
      code: 'limit_reached',
      body: siteMessages.refused.limit_reached,
    });
    expect((await as('deactivate')).status).toBe(200);
    expect((await as('activate', { domain: 'second.com' })).status).toBe(200);
    const body = { key: license.key, customer, expires: yesterday() };
    await ines.api('PUT', `/api/v2/license/${license.id}`, body);
    expect((await as('validate')).code).toBe('expired');
    await ines.api('DELETE', `/api/v2/license/${license.id}`);
    expect((await as('validate')).status).toBe(404);
  });
});

describe('why', () => {
  it('is told to the account: the last decisions, each once, and what would be decided now', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 1 });
    const domain = `${randomUUID().slice(0, 8)}.com`;
    const query = { license: license.key, domain: `www.${domain}`, product };
    await ask('activate', query);
    for (let count = 0; count < 3; count += 1) await ask('activate', { ...query, domain: 'b.com' });
    const why = (text: string, more = '') =>
      ines.api('GET', `/api/v2/license/decisions?text=${encodeURIComponent(text)}${more}`);
    const { body } = await why(license.key.toUpperCase());
    expect(body.now).toMatchObject([{ license: { _id: license.id }, code: 'valid' }]);
    expect(body.results).toMatchObject([
      { code: 'limit_reached', domain: 'b.com', times: 3, call: 'activate', license: license.id },
      { code: 'valid', domain, times: 1, product: { _id: product, kind: 'plugin' } },
    ]);
    const onSite = await why(license.key, '&domain=b.com');
    expect(onSite.body.now).toMatchObject([{ code: 'limit_reached' }]);
    expect((await why(license.key, '&domain=a%20b')).body.now[0].code).toBe('domain_invalid');
    const ofAll = await addLicense(ines, customer, {});
    for (const named of ['nothing', randomUUID(), product.toUpperCase()]) {
      const [now] = (await why(ofAll.key, `&product=${named}`)).body.now;
      expect(now.code).toBe(named === product.toUpperCase() ? 'valid' : 'wrong_product');
    }
    const byDomain = await why(`https://${domain}/shop`);
    expect(byDomain.body.now).toMatchObject([{ license: { _id: license.id }, code: 'valid' }]);
    expect(byDomain.body.results).toHaveLength(1);
  });

  it('is told of update checks and downloads, too, and of versions that are left out', async () => {
    const id = await guarded(server, ines);
    const license = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const asSite = (path: string, site = 'https://shop.com') =>
      server.api('GET', path, { headers: { 'user-agent': `WordPress/6.6.1; ${site}` } });
    const update = `/api/v1/updates/${id}`;
    expect((await asSite(`${update}?license=${license.key}`)).body.version).toBe('1.9.0');
    await asSite(`${update}/download?license=${license.key}&version=1.9.0`);
    await asSite(update, 'https://keyless.com');
    const why = async (text: string) =>
      (await ines.api('GET', `/api/v2/license/decisions?text=${text}`)).body;
    const { now, results } = await why(license.key);
    expect(now).toMatchObject([{ license: { _id: license.id }, code: 'version_limit' }]);
    const told = results.map(({ call, code }: Record<string, string>) => `${call} ${code}`);
    expect(told.sort()).toEqual(['download valid', 'update_check version_limit']);
    expect((await why('keyless.com')).results).toMatchObject([
      { code: 'license_missing', keyHint: '', license: null, product: { _id: id } },
    ]);
  });

  it('tells of keys that nobody has by their beginning, and of no other account', async () => {
    const key = `pirate-${randomUUID()}`;
    await ask('validate', { license: key, product });
    const path = `/api/v2/license/decisions?text=${key}`;
    const { body } = await ines.api('GET', path);
    expect(body).toMatchObject({
      now: [],
      results: [{ code: 'unknown', keyHint: 'pira…', license: null, call: 'validate' }],
    });
    const mara = await joinAsNew(server);
    expect((await mara.api('GET', path)).body).toEqual({ now: [], results: [] });
  });
});
