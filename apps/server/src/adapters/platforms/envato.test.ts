import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brokenReplies,
  type PlatformRequest,
  type Reply,
  startTestPlatform,
  type TestPlatform,
  verifyCode,
} from '../../../test/harness/platform.ts';
import { envato } from './envato.ts';

let market: TestPlatform;
let brokenReply: Reply | undefined;

const supported = '11111111-1111-4111-8111-111111111111';
const lapsed = '22222222-2222-4222-8222-222222222222';
const never = '33333333-3333-4333-8333-333333333333';
const ofOtherItem = '44444444-4444-4444-8444-444444444444';
const unknown = '55555555-5555-4555-8555-555555555555';

const ends: Record<string, string | null> = {
  [supported]: '2027-03-09T01:54:28+11:00',
  [lapsed]: '2026-11-22T22:59:59+11:00',
  [never]: null,
  [ofOtherItem]: '2027-03-09T01:54:28+11:00',
};

/** Responds like `author/sale`. */
function authorSale({ path, query, authorization }: PlatformRequest): Reply {
  if (path !== '/v3/market/author/sale') return { status: 404, body: '<h1>Not Found</h1>' };
  if (authorization === 'Bearer without-rights') return { status: 403, body: { error: 403 } };
  if (authorization !== 'Bearer right') return { status: 401, body: { error: 'unauthorized' } };
  const code = query.code ?? '';
  if (!(code in ends)) {
    const description = 'No sale belonging to the current user found with that code';
    return { status: 404, body: { error: 404, description } };
  }
  return {
    body: {
      amount: '19.84',
      sold_at: '2016-09-07T10:54:28+10:00',
      license: 'Regular License',
      support_amount: '0.00',
      supported_until: ends[code],
      item: { id: code === ofOtherItem ? 8 : 17022701, name: 'Quiet Checkout' },
      buyer: null,
      purchase_count: 1,
    },
  };
}

beforeAll(async () => {
  market = await startTestPlatform((request) => brokenReply ?? authorSale(request));
});
afterAll(() => market.close());

const make = (safeFetch: Parameters<typeof envato>[0]) => envato(safeFetch, market.url);
const product = { envato: true, envato_id: '17022701' };
const keys = { envatoApiToken: 'right' };
const invalid = (reason: string) => ({ result: 'invalid', reason });
const unavailable = (reason: string) => ({ result: 'unavailable', reason });

/** @see https://build.envato.com/api/#market_0_Author_Sale */
test.each([
  ['within its support period', supported, false, { result: 'valid' }],
  [
    'after its support period',
    lapsed,
    false,
    invalid('The Envato support period of this purchase has ended.'),
  ],
  ['after its support period, which is ignored', lapsed, true, { result: 'valid' }],
  ['without a support period', never, false, { result: 'valid' }],
  ['of another item', ofOtherItem, true, invalid('Envato sold this code for another product.')],
  ['with an unknown code', unknown, true, invalid('Envato does not recognize this code.')],
])('a purchase %s', async (_, code, envato_ignore_supported_until, response) => {
  const options = { product: { ...product, envato_ignore_supported_until }, keys, code };
  expect(await verifyCode(make, options)).toEqual(response);
});

test.each([
  ['none', {}, unavailable('Your profile has no API credentials for Envato.')],
  [
    'an invalid one',
    { envatoApiToken: 'wrong' },
    unavailable('Envato rejected the API credentials in your profile.'),
  ],
  [
    'one without permissions',
    { envatoApiToken: 'without-rights' },
    unavailable('Envato rejected the API credentials in your profile.'),
  ],
])('a profile with this token: %s', async (_, tokens, response) => {
  expect(await verifyCode(make, { product, keys: tokens, code: supported })).toEqual(response);
});

test.each(['CODE', '', `${supported}&x=1`, `${supported}/..`])(
  'an invalid purchase code (%s) is not sent',
  async (code) => {
    const before = market.requests.length;
    expect(await verifyCode(make, { product, keys, code })).toMatchObject({ result: 'invalid' });
    expect(market.requests).toHaveLength(before);
  },
);

test.each(brokenReplies)('a marketplace that responds with %s is unavailable', async (_, reply) => {
  brokenReply = reply;
  const response = await verifyCode(make, { product, keys, code: supported });
  brokenReply = undefined;
  expect(response).toMatchObject({ result: 'unavailable', reason: expect.stringMatching(/\.$/) });
});
