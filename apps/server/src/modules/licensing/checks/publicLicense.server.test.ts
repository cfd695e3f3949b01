import { randomBytes, randomUUID } from 'node:crypto';
import { LICENSE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addLicense,
  listActivatedDomains,
} from '../../../../test/harness/licenses.ts';
import { checkLicenseInPhp } from '../../../../test/harness/php.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { createSealer } from '../../../adapters/sealing/sealer.ts';
import { createEvents } from '../../../events.ts';
import { createDecisionLog } from '../accessLog/decisionLog.ts';
import { siteMessages } from '../licensing.messages.ts';
import { createLeaseIssuer } from '../signing/leaseIssuer.ts';
import { createSigningKeys } from '../signing/signingKeys.service.ts';
import { createLicenseActivator } from './licenseActivator.ts';
import { createPublicLicenses } from './publicLicense.service.ts';

let server: TestServer;
let ines: Person;
let customer: string;
let product: string;
let other: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
  product = await addProduct(ines, 'plugins', uniqueSlug());
  other = await addProduct(ines, 'plugins', uniqueSlug());
});

type Query = Record<string, string>;
const checkLicense = (call: string, query: Query, headers: Query = {}) => {
  const path = `/api/v2/public/${ines.id}/license/${call}?${new URLSearchParams(query)}`;
  return server.api('GET', path, { headers });
};
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const suspend = (id: string) => ines.api('POST', `/api/v2/license/${id}/suspend`);

/** Adds a license in a given state for one product. */
async function addLicenseThat(is: string) {
  const fields: Record<string, object> = {
    'is valid': {},
    'has expired': { expires: yesterday() },
    'is for another domain': { domain: 'other.com' },
    'has reached its limit': { activation_limit: 1, activated_domains: ['taken.com'] },
    'is active here': { activation_limit: 1, activated_domains: ['shop.com'] },
    'is suspended': {},
  };
  const license = await addLicense(ines, customer, { product, ...fields[is] });
  if (is === 'is suspended') await suspend(license.id);
  return license;
}

// Protocol, "Licenses".
describe.each([
  ['validate', 403],
  ['validate-with-domain', 403],
  ['activate', 400],
])('%s', (call, refused) => {
  const isBare = call === 'validate';

  it.each([
    ['is valid', 'valid'],
    ['has expired', 'expired'],
    ['is suspended', 'suspended'],
    ['is for another domain', isBare ? 'valid' : 'domain_not_allowed'],
    ['has reached its limit', isBare ? 'valid' : 'limit_reached'],
    ['is active here', 'valid'],
  ])('of a license that %s returns %s', async (is, expected) => {
    const { key } = await addLicenseThat(is);
    const answer = await checkLicense(call, {
      license: key,
      domain: 'https://www.Shop.com/wp',
      product,
    });
    const isGood = expected === 'valid';
    expect(answer.status).toBe(isGood ? 200 : refused);
    const code = isGood && call === 'activate' ? 'active' : expected;
    expect(answer.headers.get('pressdock-code')).toBe(code);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const words = siteMessages.refused[expected as keyof typeof siteMessages.refused];
    if (call === 'activate') {
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.text).toBe(isGood ? siteMessages.active : words);
    } else if (isGood) {
      const facts = { message: siteMessages.valid, code, account: ines.id, product };
      expect(answer.body).toMatchObject(facts);
    } else expect(answer.body).toEqual({ err: words, code });
  });

  it('rejects an unknown, a missing and an impossible key', async () => {
    for (const license of [randomUUID(), '', 'a\0b', 'x'.repeat(300)]) {
      const answer = await checkLicense(call, { license, domain: 'shop.com' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('pressdock-code')).toBe('unknown');
    }
  });

  it('rejects a license of another product than the given one', async () => {
    const { key } = await addLicenseThat('is valid');
    for (const named of [other, randomUUID(), 'nothing']) {
      const answer = await checkLicense(call, { license: key, domain: 'shop.com', product: named });
      expect(answer.status).toBe(refused);
      expect(answer.headers.get('pressdock-code')).toBe('wrong_product');
    }
  });

  it('requires a valid domain, if it requires one', async () => {
    const { key } = await addLicenseThat('is valid');
    for (const domain of ['', 'a b', 'x\0y']) {
      const answer = await checkLicense(call, { license: key, domain });
      expect(answer.status).toBe(isBare ? 200 : refused);
      if (!isBare) expect(answer.headers.get('pressdock-code')).toBe('domain_invalid');
    }
  });
});

describe('an activation', () => {
  it('counts once however often it is requested, does not count on staging sites, and can be ended', async () => {
    const license = await addLicense(ines, customer, { activation_limit: 1 });
    const query = (domain: string) => ({ license: license.key, domain });
    for (const domain of ['shop.com', 'http://www.shop.com:8080/x', 'staging.shop.com']) {
      expect((await checkLicense('activate', query(domain))).status).toBe(200);
    }
    expect(await listActivatedDomains(ines, license.id)).toEqual(['shop.com', 'staging.shop.com']);
    expect((await checkLicense('activate', query('new.com'))).status).toBe(400);
    expect((await checkLicense('deactivate', query('shop.com'))).text).toBe(siteMessages.inactive);
    expect((await checkLicense('deactivate', query('shop.com'))).status).toBe(200);
    expect((await checkLicense('activate', query('new.com'))).status).toBe(200);
  });

  it('responds in JSON if requested', async () => {
    const { key } = await addLicenseThat('has reached its limit');
    const body = { err: siteMessages.refused.limit_reached, code: 'limit_reached' };
    const query = { license: key, domain: 'shop.com' };
    expect((await checkLicense('activate', { ...query, format: 'json' })).body).toEqual(body);
    const accept = { accept: 'application/json' };
    expect((await checkLicense('activate', query, accept)).body).toEqual(body);
    const free = { license: key, domain: 'taken.com' };
    const of = { account: ines.id, product };
    const left = { message: siteMessages.inactive, code: 'inactive', ...of };
    expect((await checkLicense('deactivate', free, accept)).body).toEqual(left);
    expect((await checkLicense('deactivate', { license: 'no' })).status).toBe(404);
  });

  it('counts also after any number of activations that do not count', async () => {
    const license = await addLicense(ines, customer, { activation_limit: 1 });
    await server.database.withSystem((tx) =>
      sql`update licenses set site_count = ${LICENSE_LIMITS.domains} where id = ${license.id}`.execute(
        tx,
      ),
    );
    const statusOn = async (domain: string) =>
      (await checkLicense('activate', { license: license.key, domain })).status;
    expect(await statusOn('uncounted.test')).toBe(200);
    expect(await statusOn('one.com')).toBe(200);
    expect(await statusOn('two.com')).toBe(400);
    expect(await listActivatedDomains(ines, license.id)).toEqual(['one.com']);
  });

  it('is not created by a check', async () => {
    const license = await addLicenseThat('is valid');
    await checkLicense('validate-with-domain', { license: license.key, domain: 'shop.com' });
    expect(await listActivatedDomains(ines, license.id)).toEqual([]);
  });
});

it('limits the checks of a license, but not those of requests without a valid key', async () => {
  const nothing = async () => {};
  const keys = createSigningKeys(server.database, createSealer([randomBytes(32)]));
  const publicLicenses = createPublicLicenses({
    activator: createLicenseActivator(server.database, createEvents()),
    decisions: createDecisionLog(nothing, nothing, nothing),
    issueLease: createLeaseIssuer(keys),
    isWithinLimit: () => false,
  });
  const limit = { countUnknown: nothing, requireLeft: nothing };
  const validate = (license: string) =>
    publicLicenses.validate({ account: ines.id, license, wantsLease: false }, limit);
  const unknown = { ok: false, refusal: 'unknown' };
  expect(await Promise.all(['', 'x'.repeat(300)].map(validate))).toEqual([unknown, unknown]);
  await expect(validate(randomUUID())).rejects.toMatchObject({ code: 'rate_limited' });
});

describe('a site running PHP', () => {
  it('activates, validates, deactivates, and is denied after the expiry', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 1 });
    const site = { license: license.key.toUpperCase(), domain: 'https://shop.client.com', product };
    const as = (call: string, more: Query = {}) =>
      checkLicenseInPhp(`${server.url}/api/v2/public/${ines.id}/license/${call}`, {
        ...site,
        ...more,
      });
    expect(await as('activate')).toEqual({
      status: 200,
      code: 'active',
      body: siteMessages.active,
    });
    const response = await as('validate-with-domain');
    expect(response).toMatchObject({ status: 200, code: 'valid' });
    expect(JSON.parse(response.body).activation_limit).toBe(1);
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
