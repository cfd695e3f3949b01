import { randomUUID } from 'node:crypto';
import { licenseValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let customer: string;
let plugin: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
});

const issue = (fields: object) =>
  ines.api('POST', '/api/v2/license', { key: randomUUID(), customer, ...fields });

describe('a license', () => {
  it('is returned as it was written, with normalized domains', async () => {
    const key = randomUUID();
    const written = await issue({
      key,
      product: plugin,
      activation_limit: 3,
      activated_domains: ['https://www.Shop.example.com/wp', '', 'shop.example.com:8443', 'x.test'],
      expires: '2031-05-06',
      domain: 'https://www.Bücher.de',
      max_version: '2.0.0',
      notes: 'Paid in March.',
    });
    expect(written.status).toBe(201);
    const { body } = await ines.api('GET', `/api/v2/license/${written.body._id}`);
    expect(body).toEqual({
      _id: written.body._id,
      product: plugin,
      productInfo: { kind: 'plugin', name: 'Hello Harbor' },
      key,
      customer,
      activation_limit: 3,
      activated_domains: expect.arrayContaining(['shop.example.com', 'x.test']),
      expires: '2031-05-06T23:59:59.999Z',
      domain: 'xn--bcher-kva.de',
      max_version: '2.0.0',
      notes: 'Paid in March.',
      isSuspended: false,
      revision: 1,
      createdAt: expect.any(String),
      customerEmail: expect.any(String),
      activationCount: 1,
      siteCount: 2,
      status: 'active',
    });
    expect(body.activated_domains).toHaveLength(2);
  });

  it('is stored without half surrogate pairs, which the database cannot store', async () => {
    const key = `${randomUUID()}\udc00`;
    const { status, body } = await issue({ key, notes: 'half \ud83d' });
    expect(status).toBe(201);
    const path = `/api/v2/license/${body._id}`;
    const stored = { key: key.toWellFormed(), notes: 'half \ufffd' };
    expect((await ines.api('GET', path)).body).toMatchObject(stored);
    const replaced = await ines.api('PUT', path, {
      key: `\ud800${key}`,
      customer,
      notes: '\ud800',
    });
    expect(replaced.status).toBe(200);
    for (const fields of [{ domain: '\ud800.com' }, { activated_domains: ['\ud800'] }]) {
      expect((await issue(fields)).status).toBe(400);
    }
    const bulk = { action: 'suspend', filter: { searchText: '\ud800' }, count: 0 };
    expect((await ines.api('POST', '/api/v2/license/bulk', bulk)).status).toBeLessThan(500);
  });

  it('is created without limit, product, expiry or domain by default', async () => {
    const { body } = await issue({});
    expect((await ines.api('GET', `/api/v2/license/${body._id}`)).body).toMatchObject({
      product: null,
      activation_limit: 0,
      activated_domains: [],
      expires: null,
      domain: '',
      max_version: null,
      notes: '',
    });
  });

  it('keeps its domains if they are omitted, and loses the ones that are left out of the list', async () => {
    const license = await addLicense(ines, customer, { activated_domains: ['a.com', 'b.com'] });
    const save = (fields: object) =>
      ines.api('PUT', `/api/v2/license/${license.id}`, { key: license.key, customer, ...fields });
    const seen = async () =>
      (await ines.api('GET', `/api/v2/license/${license.id}`)).body.activated_domains;
    expect((await save({ notes: 'x' })).status).toBe(200);
    expect(await seen()).toEqual(['a.com', 'b.com']);
    await save({ activated_domains: ['c.com', 'b.com'] });
    expect((await seen()).sort()).toEqual(['b.com', 'c.com']);
    await save({ activated_domains: [] });
    expect(await seen()).toEqual([]);
  });

  // Specification, section 5.
  it.each<[string, object, string, string]>([
    ['no key', { key: ' ' }, 'key', licenseValidation.keyRequired],
    ['a missing key', { key: undefined }, 'key', licenseValidation.keyRequired],
    ['a key with a line break', { key: 'a\nb' }, 'key', licenseValidation.keyFormat],
    ['no customer', { customer: undefined }, 'customer', licenseValidation.customerRequired],
    [
      'an unknown customer',
      { customer: randomUUID() },
      'customer',
      licenseValidation.customerRequired,
    ],
    ['an invalid date', { expires: '2026-02-30' }, 'expires', licenseValidation.expires],
    ['text as a date', { expires: 'soon' }, 'expires', licenseValidation.expires],
    ['text as a version', { max_version: 'two' }, 'max_version', licenseValidation.maxVersion],
    [
      'a max version for all products',
      { max_version: '2.0.0' },
      'product',
      licenseValidation.maxVersionProduct,
    ],
    ['an unknown product', { product: randomUUID() }, 'product', licenseValidation.product],
    [
      'a negative limit',
      { activation_limit: -1 },
      'activation_limit',
      licenseValidation.activationLimit,
    ],
    ['an invalid domain', { domain: 'a b' }, 'domain', licenseValidation.domain],
    [
      'invalid domains',
      { activated_domains: ['a b'] },
      'activated_domains',
      licenseValidation.domains,
    ],
  ])('is rejected with %s and a message for the field', async (_, fields, field, sentence) => {
    const response = await issue(fields);
    expect(response.status).toBe(400);
    expect(response.body.message).toBe(sentence);
    expect(response.body.fields).toEqual({ [field]: sentence });
  });

  it('has a key that is unique within its account, ignoring case', async () => {
    const key = `K-${randomUUID()}`;
    expect((await issue({ key })).status).toBe(201);
    const again = await issue({ key: key.toLowerCase() });
    expect(again.status).toBe(409);
    expect(again.body.fields).toEqual({ key: licenseValidation.keyTaken });
    const other = await signUp(server);
    const theirs = await addCustomer(other);
    const body = { key, customer: theirs };
    expect((await other.api('POST', '/api/v2/license', body)).status).toBe(201);
  });

  it('cannot refer to a product or customer of another account', async () => {
    const other = await signUp(server);
    const foreign = { product: await addProduct(other, 'plugins', uniqueSlug()) };
    expect((await issue(foreign)).body.fields).toEqual({
      product: licenseValidation.product,
    });
    const theirs = await issue({ customer: await addCustomer(other) });
    expect(theirs.body.fields).toEqual({ customer: licenseValidation.customerRequired });
  });

  it('requires permission to add licenses', async () => {
    const other = await signUp(server);
    const theirs = await addCustomer(other);
    await server.database.withSystem((tx) =>
      sql`update users set can_add_license = false where id = ${other.id}`.execute(tx),
    );
    const response = await other.api('POST', '/api/v2/license', { key: 'k', customer: theirs });
    expect(response.status).toBe(403);
    expect(response.body.message).toBe(
      'Your plan does not include another license. Please change your plan or contact support.',
    );
  });

  it('is deleted with its product', async () => {
    const product = await addProduct(ines, 'plugins', uniqueSlug());
    const license = await addLicense(ines, customer, { product });
    await ines.api('DELETE', `/api/v1/plugins/${product}`);
    expect((await ines.api('GET', `/api/v2/license/${license.id}`)).status).toBe(404);
  });
});

describe('the list of licenses', () => {
  it('is paged, newest first, and filtered by customer, product and text', async () => {
    const person = await signUp(server);
    // Random keys and addresses may contain the searched texts.
    const one = await addCustomer(person, { email: 'one@buyer.com' });
    const other = await addCustomer(person, { email: 'other@buyer.com' });
    const product = await addProduct(person, 'themes', uniqueSlug());
    const licenses: { id: string; key: string }[] = [];
    for (let count = 0; count < 27; count += 1) {
      const fields = { key: `plain-${count}`, product: count < 3 ? product : null };
      licenses.push(await addLicense(person, one, fields));
    }
    const named = await addLicense(person, other, {
      key: 'Key_100%',
      domain: 'harbor.com',
      notes: 'Spring\nsale',
    });
    const list = async (query: string) =>
      (await person.api('GET', `/api/v2/license?${query}`)).body as {
        results: { _id: string }[];
        pages: number;
      };
    const first = await list('page=0');
    const second = await list('page=1');
    expect(first.pages).toBe(2);
    expect([...first.results, ...second.results].map(({ _id }) => _id)).toEqual(
      [named, ...licenses.reverse()].map(({ id }) => id),
    );
    expect((await list('page=2')).results).toEqual([]);
    expect((await list(`product=${product}`)).results).toHaveLength(3);
    expect((await list(`customer=${other}`)).results).toHaveLength(1);
    for (const text of ['key_1', '100%25', 'HARBOR.COM', 'spring']) {
      const found = await list(`searchText=${text}`);
      expect(found.results.map(({ _id }) => _id)).toEqual([named.id]);
    }
    const nothing = { results: [], pages: 0, total: 0, next: null };
    expect(await list('searchText=%25%25')).toEqual(nothing);
    expect(await list('customer=nobody')).toEqual(nothing);
  });
});
