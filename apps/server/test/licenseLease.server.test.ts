import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateLease } from '../src/modules/licenses/lease.rules.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import { activatedDomains, addCustomer, addLicense } from './licensesActions.ts';
import { runPhp } from './phpRun.ts';
import { addProduct, freshSlug } from './uploadsActions.ts';

const day = 86_400;
let server: TestServer;
let ines: Person;
let customer: string;
let product: string;
let isOpen = true;

beforeAll(async () => {
  server = await startTestServer();
  ines = await joinAsNew(server);
  customer = await addCustomer(ines);
  product = await addProduct(ines, 'plugins', freshSlug());
});
afterAll(() => (isOpen ? server.close() : undefined));

async function leaseFor(query: Record<string, string>, call = 'validate-with-domain') {
  const search = new URLSearchParams({ lease: '1', ...query });
  return (await server.api('GET', `/api/v2/public/license/${call}?${search}`)).body.lease;
}
const keys = async () => (await ines.api('GET', '/api/v2/license/signing-keys')).body;
const stated = (lease: string) =>
  JSON.parse(Buffer.from(lease.split('.')[0] ?? '', 'base64url').toString());
const now = () => Math.floor(Date.now() / 1000);
const inPhp = (lease: string, key: string, at = now(), domain = 'shop.com', named = product) =>
  runPhp('verifyLease', [lease, key, named, domain, String(at)]);

describe('a lease', () => {
  it('states the licence for one site, which takes a place for it', async () => {
    const license = await addLicense(ines, customer, {
      product,
      activation_limit: 1,
      max_version: '3.0.0',
    });
    const lease = await leaseFor({ license: license.key, domain: 'www.shop.com' });
    expect(stated(lease)).toMatchObject({
      v: 1,
      kid: (await keys())[0]._id,
      key: license.key,
      product,
      domain: 'shop.com',
      activation_limit: 1,
      max_version: '3.0.0',
      license_expires: null,
    });
    expect(stated(lease).expires - stated(lease).issued).toBe(14 * day);
    expect(await activatedDomains(ines, license.id)).toEqual(['shop.com']);
    expect(await leaseFor({ license: license.key, domain: 'second.com' })).toBeUndefined();
  });

  it('is good anywhere only where the licence has no limit', async () => {
    const limited = await addLicense(ines, customer, { activation_limit: 1 });
    const free = await addLicense(ines, customer, { domain: 'only.com' });
    expect(await leaseFor({ license: limited.key }, 'validate')).toBeUndefined();
    expect(stated(await leaseFor({ license: free.key }, 'validate')).domain).toBe('only.com');
    const onSite = await leaseFor({ license: limited.key, domain: 'a.com' }, 'validate');
    expect(stated(onSite).domain).toBe('a.com');
  });

  it('ends with the licence at the latest', () => {
    const license = { key: 'k', item_id: null, activation_limit: 0, max_version: null };
    const terms = { keyId: randomUUID(), productId: null, domain: '' };
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.option(fc.integer({ min: 1, max: 400 * day })), (at, left) => {
        const expires_at = left === null ? null : new Date(at.getTime() + left * 1000);
        const said = stateLease({ ...license, expires_at }, { ...terms, now: at });
        expect(said.expires - said.issued).toBe(Math.min(14 * day, left ?? 14 * day));
      }),
    );
  });

  it('is not given by an account that has another key, and stays good when its key is retired', async () => {
    const license = await addLicense(ines, customer, { product });
    const before = await leaseFor({ license: license.key, domain: 'shop.com' });
    const [old] = await keys();
    const rotated = await ines.api('POST', '/api/v2/license/signing-keys');
    expect(rotated.status).toBe(201);
    expect(rotated.body.map(({ _id }: { _id: string }) => _id)).toContain(old._id);
    const [current, retired] = rotated.body;
    expect(current).toMatchObject({ retiredAt: null, listedUntil: null, algorithm: 'Ed25519' });
    expect(Date.parse(retired.listedUntil) - Date.parse(retired.retiredAt)).toBe(15 * day * 1000);
    const after = await leaseFor({ license: license.key, domain: 'shop.com' });
    expect(await inPhp(before, old.publicKey)).toBe('valid');
    expect(await inPhp(after, old.publicKey)).toBe('forged');
    expect(await inPhp(after, current.publicKey)).toBe('valid');
    const mara = await joinAsNew(server);
    const theirs = (await mara.api('GET', '/api/v2/license/signing-keys')).body[0];
    expect(await inPhp(after, theirs.publicKey)).toBe('forged');
  });

  it('is verified in PHP while the server is stopped; tampered with or out of date it is not', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 3 });
    const lease = await leaseFor({ license: license.key, domain: 'shop.com' });
    const { publicKey } = (await keys())[0];
    await server.close();
    isOpen = false;
    await expect(fetch(server.url)).rejects.toThrow();
    expect(await inPhp(lease, publicKey)).toBe('valid');
    expect(await inPhp(lease, publicKey, now() + 13 * day)).toBe('valid');
    expect(await inPhp(lease, publicKey, now() + 14 * day)).toBe('out of date');
    expect(await inPhp(lease, publicKey, now(), 'thief.com')).toBe('for another site');
    expect(await inPhp(lease, publicKey, now(), 'shop.com', randomUUID())).toBe(
      'for another product',
    );
    const [text = '', signature = ''] = lease.split('.');
    const longer = { ...stated(lease), expires: now() + 900 * day };
    const forged = Buffer.from(JSON.stringify(longer)).toString('base64url');
    expect(await inPhp(`${forged}.${signature}`, publicKey)).toBe('forged');
    expect(
      await inPhp(
        `${text}.${signature.replace(/^./, (c: string) => (c === 'A' ? 'B' : 'A'))}`,
        publicKey,
      ),
    ).toBe('forged');
    expect(await inPhp(text, publicKey)).toBe('malformed');
  });
});
