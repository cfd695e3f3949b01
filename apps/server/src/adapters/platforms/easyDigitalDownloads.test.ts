import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brokenReplies,
  type PlatformRequest,
  type Reply,
  startTestPlatform,
  type TestPlatform,
  verifyCode,
} from '../../../test/harness/platform.ts';
import { easyDigitalDownloads } from './easyDigitalDownloads.ts';

let store: TestPlatform;
let brokenReply: Reply | undefined;

/** Responds like `check_license`: always 200, with the result in `license`. */
function checkLicense({ form }: PlatformRequest): Reply {
  if (form.edd_action !== 'check_license') return { body: '<!doctype html><title>Shop</title>' };
  const license = form.license === 'bound' ? siteStatus(form.url) : form.license;
  return { body: { success: license === 'valid', license, item_id: form.item_id, checksum: 'x' } };
}

function siteStatus(url: string | undefined): string {
  return url === 'https://shop.example/blog' ? 'valid' : 'site_inactive';
}

beforeAll(async () => {
  store = await startTestPlatform((request) => brokenReply ?? checkLicense(request));
});
afterAll(() => store.close());

const product = () => ({
  easy_digital_downloads: true,
  easy_digital_downloads_id: '17',
  easy_digital_downloads_url: `${store.url}/shop/`,
});

const invalid = (reason: string) => ({ result: 'invalid', reason });

/** @see https://easydigitaldownloads.com/docs/software-licensing-api/ */
test.each([
  ['valid', { result: 'valid' }],
  ['expired', invalid('The Easy Digital Downloads license has expired.')],
  ['disabled', invalid('The Easy Digital Downloads license is disabled.')],
  ['revoked', invalid('The Easy Digital Downloads license is disabled.')],
  ['inactive', invalid('Easy Digital Downloads has not activated this code for this site.')],
  ['site_inactive', invalid('Easy Digital Downloads has not activated this code for this site.')],
  ['invalid', invalid('Easy Digital Downloads does not recognize this code.')],
  ['missing', invalid('Easy Digital Downloads does not recognize this code.')],
  ['invalid_item_id', invalid('Easy Digital Downloads sold this code for another product.')],
  ['item_name_mismatch', invalid('Easy Digital Downloads sold this code for another product.')],
  ['key_mismatch', invalid('Easy Digital Downloads sold this code for another product.')],
  [
    'constructor',
    {
      result: 'unavailable',
      reason: 'Easy Digital Downloads returned an unexpected response.',
    },
  ],
])('a license with the store status %s', async (code, response) => {
  expect(await verifyCode(easyDigitalDownloads, { product: product(), code })).toEqual(response);
});

test('calls the configured URL with the documented parameters', async () => {
  await verifyCode(easyDigitalDownloads, {
    product: product(),
    code: 'valid',
    site: { domain: 'a.example' },
  });
  expect(store.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/shop/',
    query: {},
    form: {
      edd_action: 'check_license',
      item_id: '17',
      license: 'valid',
      url: 'https://a.example',
    },
    authorization: undefined,
  });
});

test('sends the full URL of a site that reports it', async () => {
  const site = { domain: 'shop.example', address: 'http://www.Shop.example/blog/' };
  expect(
    await verifyCode(easyDigitalDownloads, { product: product(), code: 'bound', site }),
  ).toEqual({
    result: 'valid',
  });
});

test.each(brokenReplies)('a store that responds with %s is unavailable', async (_, reply) => {
  brokenReply = reply;
  const response = await verifyCode(easyDigitalDownloads, { product: product() });
  brokenReply = undefined;
  expect(response).toMatchObject({ result: 'unavailable', reason: expect.stringMatching(/\.$/) });
});

test('a store that does not exist is unavailable, with the reason', async () => {
  const closed = await startTestPlatform(() => ({ body: '' }));
  await closed.close();
  const response = await verifyCode(easyDigitalDownloads, {
    product: { ...product(), easy_digital_downloads_url: closed.url },
  });
  expect(response).toEqual({
    result: 'unavailable',
    reason: 'Easy Digital Downloads could not be reached. The server is unreachable.',
  });
});

test('the result depends on the store, the product and the site', () => {
  const { basis } = easyDigitalDownloads(async () => ({ ok: false, failure: 'unreachable' }));
  const sold = { ...product() } as Parameters<typeof basis>[0];
  const bases = [
    basis(sold, { domain: 'a.example' }),
    basis(sold, { domain: 'b.example' }),
    basis({ ...sold, easy_digital_downloads_id: '18' }, { domain: 'a.example' }),
    basis({ ...sold, easy_digital_downloads_url: 'https://b.example' }, { domain: 'a.example' }),
  ];
  expect(new Set(bases.map(String)).size).toBe(4);
  expect(basis({ ...sold, easy_digital_downloads: false }, {})).toBeUndefined();
});
