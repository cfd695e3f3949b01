import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brokenReplies,
  type PlatformRequest,
  type Reply,
  startTestPlatform,
  type TestPlatform,
  verifyCode,
} from '../../../test/harness/platform.ts';
import { sendowl } from './sendowl.ts';

let shop: TestPlatform;
let brokenReply: Reply | undefined;

const right = `Basic ${Buffer.from('key:se:cret').toString('base64')}`;
const refundedByKey: Record<string, boolean[]> = {
  'AY3C-7C9E': [false],
  REFUNDED: [true],
  'BOUGHT-TWICE': [true, false],
};

/** Responds like `check_valid`: the matching licenses, or an empty list. */
function checkValid({ path, query, authorization }: PlatformRequest): Reply {
  if (authorization !== right) return { status: 401, body: 'HTTP Basic: Access denied.' };
  if (path !== '/api/v1/products/12/licenses/check_valid') return { status: 404, body: '' };
  const { key = '' } = query;
  const matching = refundedByKey[key] ?? [];
  return {
    body: matching.map((order_refunded, index) => ({
      license: { product_id: 12, order_id: 7, order_refunded, id: index, key },
    })),
  };
}

beforeAll(async () => {
  shop = await startTestPlatform((request) => brokenReply ?? checkValid(request));
});
afterAll(() => shop.close());

const make = (safeFetch: Parameters<typeof sendowl>[0]) => sendowl(safeFetch, shop.url);
const product = { sendowl: true, sendowl_product_id: '12' };
const keys = { sendowlApiKey: 'key', sendowlApiSecret: 'se:cret' };
const unavailable = (reason: string) => ({ result: 'unavailable', reason });

/** @see https://dashboard.sendowl.com/developers/api/licenses */
test.each([
  ['AY3C-7C9E', { result: 'valid' }],
  ['BOUGHT-TWICE', { result: 'valid' }],
  ['REFUNDED', { result: 'invalid', reason: 'The SendOwl purchase was refunded.' }],
  ['NOBODYS', { result: 'invalid', reason: 'SendOwl does not recognize this code.' }],
  ['a&key=AY3C-7C9E#', { result: 'invalid', reason: 'SendOwl does not recognize this code.' }],
])('the key %s', async (code, response) => {
  expect(await verifyCode(make, { product, keys, code })).toEqual(response);
});

test.each([
  [{}, 'Your profile has no API credentials for SendOwl.'],
  [{ sendowlApiKey: 'key' }, 'Your profile has no API credentials for SendOwl.'],
  [{ ...keys, sendowlApiSecret: 'other' }, 'SendOwl rejected the API credentials in your profile.'],
])('a profile with %j', async (credentials, reason) => {
  expect(await verifyCode(make, { product, keys: credentials, code: 'AY3C-7C9E' })).toEqual(
    unavailable(reason),
  );
});

test('an unknown product is reported for the owner to correct', async () => {
  const other = { ...product, sendowl_product_id: '13' };
  expect(await verifyCode(make, { product: other, keys })).toEqual(
    unavailable('SendOwl has no product with this ID.'),
  );
});

test.each(['../12', '12/licenses', '12?x=', 'twelve', ''])(
  'the product id "%s" never leads to another URL',
  async (sendowl_product_id) => {
    const before = shop.requests.length;
    const response = await verifyCode(make, {
      product: { sendowl: true, sendowl_product_id },
      keys,
    });
    expect(response).toMatchObject({ result: 'unavailable' });
    expect(shop.requests).toHaveLength(before);
  },
);

test.each(brokenReplies)('a shop that responds with %s is unavailable', async (_, reply) => {
  brokenReply = reply;
  const response = await verifyCode(make, { product, keys, code: 'AY3C-7C9E' });
  brokenReply = undefined;
  expect(response).toMatchObject({ result: 'unavailable', reason: expect.stringMatching(/\.$/) });
});
