import { randomUUID } from 'node:crypto';
import { customerValidation, licenseBulkValidation, licenseValidation } from '@pressdock/api';
import { beforeAll, expect, test } from 'vitest';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;
let product: string;
/** Sends a request with a key of the license scope. */
let shop: (method: string, path: string, body?: unknown) => Promise<ApiResponse>;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
  const created = await ada.api('POST', '/api/v1/api-keys', { name: 'Shop', scope: 'license' });
  shop = (method, path, body) => server.api(method, path, { token: created.body.key, body });
});

const issue = (terms: object = {}) =>
  shop('POST', '/api/v2/license/issue', { email: `${randomUUID()}@example.com`, ...terms });

const listCustomers = async (q: string) =>
  (await ada.api('GET', `/api/v2/customers?q=${encodeURIComponent(q)}`)).body;

test('a shop issues, extends and suspends a license', async () => {
  const email = 'buyer@example.com';
  const terms = { email, first_name: 'Bo', product, activation_limit: 5, expires: '2040-01-31' };
  const issued = await issue(terms);
  expect(issued.status).toBe(201);
  expect(issued.body).toMatchObject({
    product,
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    customerEmail: email,
    activation_limit: 5,
    expires: '2040-01-31T23:59:59.999Z',
    status: 'active',
  });
  const path = `/api/v2/license/${issued.body._id}`;
  const extended = await shop('POST', `${path}/extend`, { months: 1 });
  expect(extended.body).toMatchObject({ expires: '2040-02-29T23:59:59.999Z' });
  const suspended = await shop('POST', `${path}/suspend`);
  expect(suspended.body).toMatchObject({ status: 'suspended' });
  expect(await listCustomers(email)).toMatchObject([{ email, first_name: 'Bo', licenseCount: 1 }]);
});

test('the key of a shop does nothing else', async () => {
  const { body } = await issue();
  const path = `/api/v2/license/${body._id}`;
  const refused = [
    ['GET', '/api/v2/license'],
    ['GET', path],
    ['PUT', path],
    ['DELETE', path],
    ['POST', '/api/v2/license'],
    ['POST', `${path}/reinstate`],
    ['POST', '/api/v2/license/bulk'],
    ['GET', '/api/v2/customers'],
    ['POST', '/api/v2/customers'],
    ['GET', '/api/v1/plugins'],
    ['GET', '/api/v2/webhooks'],
    ['GET', '/api/v1/users/me/'],
  ] as const;
  for (const [method, refusedPath] of refused) {
    const response = await shop(method, refusedPath, method === 'GET' ? undefined : {});
    expect([method, refusedPath, response.status]).toEqual([method, refusedPath, 403]);
  }
});

test('the known customer receives the license, whatever the case of the address', async () => {
  const email = `${randomUUID()}@example.com`;
  const [first, second] = [await issue({ email }), await issue({ email: email.toUpperCase() })];
  expect(second.body.customer).toBe(first.body.customer);
  expect(await listCustomers(email)).toMatchObject([{ licenseCount: 2 }]);
});

test('a repeated request with a key issues one license and adds one customer', async () => {
  const terms = { email: `${randomUUID()}@example.com`, key: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => issue(terms)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(responses.find(({ status }) => status === 409)?.body.fields).toEqual({
    key: licenseValidation.keyTaken,
  });
  expect(await listCustomers(terms.email)).toMatchObject([{ licenseCount: 1 }]);
});

test.each([
  [{ email: '' }, { email: customerValidation.emailRequired }],
  [{ product: randomUUID() }, { product: licenseValidation.product }],
  [{ expires: '2026-02-30' }, { expires: licenseValidation.expires }],
  [{ max_version: '2.0.0' }, { product: licenseValidation.maxVersionProduct }],
])('an invalid license is not issued, and adds no customer: %o', async (terms, fields) => {
  const email = `${randomUUID()}@example.com`;
  const response = await issue({ email, ...terms });
  expect(response).toMatchObject({ status: 400, body: { fields } });
  expect(await listCustomers(email)).toEqual([]);
});

test.each([
  [{}, licenseBulkValidation.extendBy],
  [{ days: 30, months: 1 }, licenseBulkValidation.extendBy],
  [{ days: 0 }, licenseBulkValidation.days],
  [{ until: 'tomorrow' }, licenseValidation.expires],
])('a license is not extended by %o', async (terms, message) => {
  const { body } = await issue({ expires: '2040-01-31' });
  const response = await shop('POST', `/api/v2/license/${body._id}/extend`, terms);
  expect(response).toMatchObject({ status: 400, body: { message } });
});

test('a license of another account is not found', async () => {
  const eve = await signUp(server);
  const { body } = await eve.api('POST', '/api/v2/license/issue', { email: 'eve@example.com' });
  const path = `/api/v2/license/${body._id}`;
  expect((await shop('POST', `${path}/extend`, { days: 1 })).status).toBe(404);
  expect((await shop('POST', `${path}/suspend`)).status).toBe(404);
  const foreign = await issue({ product: await addProduct(eve, 'plugins', uniqueSlug()) });
  expect(foreign.body.fields).toEqual({ product: licenseValidation.product });
});
