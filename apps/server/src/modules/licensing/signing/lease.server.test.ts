import { randomUUID } from 'node:crypto';
import type { SigningKeyResponse as Key } from '@pressdock/api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addLicense,
  listActivatedDomains,
} from '../../../../test/harness/licenses.ts';
import { runPhp } from '../../../../test/harness/php.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { createLease } from './lease.rules.ts';

const day = 86_400;
let server: TestServer;
let ines: Person;
let customer: string;
let product: string;
let isOpen = true;

beforeAll(async () => {
  server = await startTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
  product = await addProduct(ines, 'plugins', uniqueSlug());
});
afterAll(() => (isOpen ? server.close() : undefined));

async function leaseFor(query: Record<string, string>, call = 'validate-with-domain') {
  const search = new URLSearchParams({ lease: '1', ...query });
  const path = `/api/v2/public/${ines.id}/license/${call}?${search}`;
  return (await server.api('GET', path)).body.lease;
}
const keysOf = async (person: Person): Promise<Key[]> =>
  (await person.api('GET', '/api/v2/license/signing-keys')).body;
const keys = () => keysOf(ines);
const statesOf = (listed: Key[]) => listed.map(({ _id, state }) => [_id, state]);
const rotate = async (): Promise<Key[]> =>
  (await ines.api('POST', '/api/v2/license/signing-keys')).body;
const activateKey = (person: Person, { _id }: Key) =>
  person.api('POST', `/api/v2/license/signing-keys/${_id}/sign`);
const decodeLease = (lease: string) =>
  JSON.parse(Buffer.from(lease.split('.')[0] ?? '', 'base64url').toString());
const now = () => Math.floor(Date.now() / 1000);
/** Verifies a lease in PHP, as a plugin that ships these keys does. */
const verifyInPhp = (
  lease: string,
  known: Key[],
  at = now(),
  domain = 'shop.com',
  named = product,
) => {
  const carried = Object.fromEntries(known.map(({ _id, publicKey }) => [_id, publicKey]));
  return runPhp('verifyLease', [lease, JSON.stringify(carried), named, domain, String(at)]);
};

/** Returns the first two keys. */
async function firstTwo(listed: Promise<Key[]>): Promise<[Key, Key]> {
  const [first, second = first] = await listed;
  if (!first || !second) throw new Error('There is no key.');
  return [first, second];
}

async function sealedOf({ _id }: Key): Promise<string | undefined> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ sealed: string }>`select sealed from license_signing_keys where id = ${_id}`.execute(tx),
  );
  return rows[0]?.sealed;
}

describe('a lease', () => {
  it('is issued for one site and activates the license there', async () => {
    const license = await addLicense(ines, customer, {
      product,
      activation_limit: 1,
      max_version: '3.0.0',
    });
    const lease = await leaseFor({ license: license.key, domain: 'www.shop.com' });
    expect(decodeLease(lease)).toMatchObject({
      v: 1,
      kid: (await keys())[0]?._id,
      key: license.key,
      product,
      domain: 'shop.com',
      activation_limit: 1,
      max_version: '3.0.0',
      license_expires: null,
    });
    expect(decodeLease(lease).expires - decodeLease(lease).issued).toBe(14 * day);
    expect(await listActivatedDomains(ines, license.id)).toEqual(['shop.com']);
    expect(await leaseFor({ license: license.key, domain: 'second.com' })).toBeUndefined();
  });

  it('without a site requires a license without an activation limit', async () => {
    const limited = await addLicense(ines, customer, { activation_limit: 1 });
    const free = await addLicense(ines, customer, { domain: 'only.com' });
    expect(await leaseFor({ license: limited.key }, 'validate')).toBeUndefined();
    expect(decodeLease(await leaseFor({ license: free.key }, 'validate')).domain).toBe('only.com');
    const onSite = await leaseFor({ license: limited.key, domain: 'a.com' }, 'validate');
    expect(decodeLease(onSite).domain).toBe('a.com');
  });

  it('never outlasts the license', () => {
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
        const claims = createLease({ ...license, expires_at }, { ...terms, now: at });
        expect(claims.expires - claims.issued).toBe(Math.min(14 * day, left ?? 14 * day));
      }),
    );
  });

  it('remains valid during a key rotation for plugins that were released with both keys', async () => {
    const license = await addLicense(ines, customer, { product });
    const lease = () => leaseFor({ license: license.key, domain: 'shop.com' });
    const [old] = await firstTwo(keys());
    const before = await lease();

    const [next, same] = await firstTwo(rotate());
    expect(same).toEqual(old);
    expect(next).toMatchObject({ state: 'next', retiredAt: null, listedUntil: null });
    expect(Date.parse(next.signsFrom) - Date.now()).toBeGreaterThan(29.9 * day * 1000);
    const during = await lease();
    expect(decodeLease(during).kid).toBe(old._id);
    expect(await verifyInPhp(during, [old])).toBe('valid');
    expect(await verifyInPhp(during, [next, old])).toBe('valid');
    expect(statesOf(await rotate())).toEqual(statesOf([next, old]));

    const switched = await activateKey(ines, next);
    expect(switched.status).toBe(200);
    const [current, retired] = await firstTwo(keys());
    expect(switched.body).toEqual([current, retired]);
    expect(current).toMatchObject({ _id: next._id, state: 'current', retiredAt: null });
    expect(retired).toMatchObject({ _id: old._id, state: 'retired' });
    expect(Date.parse(`${retired.listedUntil}`) - Date.parse(`${retired.retiredAt}`)).toBe(
      15 * day * 1000,
    );
    const after = await lease();
    expect(await verifyInPhp(after, [next, old])).toBe('valid');
    expect(await verifyInPhp(before, [next, old])).toBe('valid');
    expect(await verifyInPhp(after, [old])).toBe('unknown key');
    const mara = await signUp(server);
    const [theirs] = await firstTwo(keysOf(mara));
    expect(await verifyInPhp(after, [{ ...theirs, _id: next._id }])).toBe('forged');

    expect((await activateKey(ines, next)).body).toEqual(switched.body);
    expect((await activateKey(ines, old)).status).toBe(404);
    expect((await activateKey(mara, next)).status).toBe(404);
  });

  it('is signed with the next key at its scheduled time, once, however many requests arrive', async () => {
    const license = await addLicense(ines, customer, { product });
    const [next, old] = await firstTwo(rotate());
    await server.database.withSystem((tx) =>
      sql`update license_signing_keys set signs_from = now()
        where id = ${next._id}`.execute(tx),
    );
    await Promise.all(Array.from({ length: 5 }, keys));
    const [current, retired] = await firstTwo(keys());
    expect(statesOf([current, retired])).toEqual([
      [next._id, 'current'],
      [old._id, 'retired'],
    ]);
    expect(retired.retiredAt).toBe(current.signsFrom);
    expect(await sealedOf(old)).toBe('');
    await expect
      .poll(
        async () => decodeLease(await leaseFor({ license: license.key, domain: 'shop.com' })).kid,
      )
      .toBe(next._id);
  });

  it('is verified in PHP while the server is down, and rejected if modified or expired', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 3 });
    const lease = await leaseFor({ license: license.key, domain: 'shop.com' });
    const known = await keys();
    await server.close();
    isOpen = false;
    await expect(fetch(server.url)).rejects.toThrow();
    expect(await verifyInPhp(lease, known)).toBe('valid');
    expect(await verifyInPhp(lease, known, now() + 13 * day)).toBe('valid');
    expect(await verifyInPhp(lease, known, now() + 14 * day)).toBe('expired');
    expect(await verifyInPhp(lease, known, now(), 'thief.com')).toBe('for another site');
    expect(await verifyInPhp(lease, known, now(), 'shop.com', randomUUID())).toBe(
      'for another product',
    );
    const [text = '', signature = ''] = lease.split('.');
    const longer = { ...decodeLease(lease), expires: now() + 900 * day };
    const forged = Buffer.from(JSON.stringify(longer)).toString('base64url');
    expect(await verifyInPhp(`${forged}.${signature}`, known)).toBe('forged');
    expect(
      await verifyInPhp(
        `${text}.${signature.replace(/^./, (c: string) => (c === 'A' ? 'B' : 'A'))}`,
        known,
      ),
    ).toBe('forged');
    expect(await verifyInPhp(text, known)).toBe('malformed');
  });
});
