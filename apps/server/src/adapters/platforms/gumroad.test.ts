import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brokenReplies,
  type PlatformRequest,
  type Reply,
  startTestPlatform,
  type TestPlatform,
  verifyCode,
} from '../../../test/harness/platform.ts';
import { gumroad } from './gumroad.ts';

let shop: TestPlatform;
let brokenReply: Reply | undefined;
let purchase: Record<string, unknown> | undefined;

/** Responds like `licenses/verify`. A new product is known only by its id. */
function verify({ path, form }: PlatformRequest): Reply {
  if (path !== '/v2/licenses/verify') return { status: 404, body: '<h1>Not Found</h1>' };
  const refuse = (status: number, message: string) => ({
    status,
    body: { success: false, message },
  });
  if (form.license_key === 'disabled') {
    return refuse(404, 'This license key has been disabled.');
  }
  if (form.license_key === 'over') {
    return refuse(404, 'Access to the purchase associated with this license has expired.');
  }
  if (form.product_permalink === 'new') {
    return refuse(
      500,
      "The 'product_id' parameter is required to verify the license for this product. Please set 'product_id' to 'abc' in the request.",
    );
  }
  const isKnown = form.product_id === 'abc==' || form.product_permalink === 'old';
  if (!isKnown || form.license_key !== 'KEY') {
    return refuse(404, 'That license does not exist for the provided product.');
  }
  return { body: { success: true, uses: 3, ...(purchase && { purchase }) } };
}

beforeAll(async () => {
  shop = await startTestPlatform((request) => brokenReply ?? verify(request));
});
afterAll(() => shop.close());

const make = (safeFetch: Parameters<typeof gumroad>[0]) => gumroad(safeFetch, shop.url);
const product = { gumroad: true, gumroad_product_id: 'abc==', gumroad_product_permalink: 'old' };
const invalid = (reason: string) => ({ result: 'invalid', reason });
const bought = {
  refunded: false,
  chargebacked: false,
  disputed: false,
  dispute_won: false,
  subscription_ended_at: null,
  subscription_cancelled_at: null,
  subscription_failed_at: null,
};
const past = '2026-11-22T11:59:59Z';
const future = '2026-12-22T00:00:00Z';
const ended = invalid('The Gumroad subscription has ended.');

/** @see https://gumroad.com/help/article/76-license-keys */
test.each([
  ['that is valid', bought, { result: 'valid' }],
  ['with only a key', {}, { result: 'valid' }],
  ['imported from elsewhere', undefined, { result: 'valid' }],
  ['refunded', { ...bought, refunded: true }, invalid('The Gumroad purchase was refunded.')],
  ['charged back', { ...bought, chargebacked: true }, invalid('The Gumroad purchase is disputed.')],
  ['disputed', { ...bought, disputed: true }, invalid('The Gumroad purchase is disputed.')],
  ['disputed and won', { ...bought, disputed: true, dispute_won: true }, { result: 'valid' }],
  ['with its subscription ended', { ...bought, subscription_ended_at: past }, ended],
  ['with its subscription not paid', { ...bought, subscription_failed_at: past }, ended],
  ['canceled and ended', { ...bought, subscription_cancelled_at: past }, ended],
  [
    'canceled and paid until later',
    { ...bought, subscription_cancelled_at: future },
    { result: 'valid' },
  ],
])('a purchase %s', async (_, one, response) => {
  purchase = one;
  expect(await verifyCode(make, { product, code: 'KEY' })).toEqual(response);
});

test.each([
  ['OTHER', product, invalid('Gumroad does not recognize this code.')],
  ['disabled', product, invalid('The Gumroad license is disabled.')],
  ['over', product, invalid('The Gumroad license has expired.')],
  [
    'KEY',
    { ...product, gumroad_product_id: 'other' },
    invalid('Gumroad does not recognize this code.'),
  ],
  [
    'KEY',
    { gumroad: true, gumroad_product_permalink: 'new' },
    {
      result: 'unavailable',
      reason: 'Gumroad requires the ID of this product. Enter it in addition to the permalink.',
    },
  ],
])('the key %s for %j', async (code, sold, response) => {
  expect(await verifyCode(make, { product: sold, code })).toEqual(response);
});

test('does not increment the usage count, and identifies the product only by its id', async () => {
  purchase = bought;
  await verifyCode(make, { product, code: 'KEY' });
  expect(shop.requests.at(-1)).toMatchObject({
    method: 'POST',
    form: { product_id: 'abc==', license_key: 'KEY', increment_uses_count: 'false' },
  });
  expect(shop.requests.at(-1)?.form).not.toHaveProperty('product_permalink');
});

test('identifies an old product by its permalink', async () => {
  purchase = bought;
  const old = { gumroad: true, gumroad_product_permalink: 'old' };
  expect(await verifyCode(make, { product: old, code: 'KEY' })).toEqual({ result: 'valid' });
  expect(shop.requests.at(-1)?.form).toEqual({
    product_permalink: 'old',
    license_key: 'KEY',
    increment_uses_count: 'false',
  });
});

test.each(brokenReplies)('a shop that responds with %s is unavailable', async (_, reply) => {
  brokenReply = reply;
  const response = await verifyCode(make, { product, code: 'KEY' });
  brokenReply = undefined;
  expect(response).toMatchObject({ result: 'unavailable', reason: expect.stringMatching(/\.$/) });
});
