import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brokenReplies,
  type PlatformRequest,
  type Reply,
  startTestPlatform,
  type TestPlatform,
  verifyCode,
} from '../../../test/harness/platform.ts';
import { whmcs } from './whmcs.ts';

let host: TestPlatform;
let brokenReply: Reply | undefined;

const statuses: Record<string, [string, string]> = {
  active: ['Active', ''],
  expired: ['Expired', ''],
  suspended: ['Suspended', ''],
  unknown: ['Invalid', ''],
  'other-domain': ['Invalid', 'Domain Invalid'],
  'other-ip': ['Invalid', 'IP Address Invalid'],
  'other-folder': ['Invalid', 'Directory Invalid'],
};

/** Responds like the addon: a list of elements, with the hash that a licensed program verifies. */
function verify({ path, form }: PlatformRequest): Reply {
  if (path !== '/billing/modules/servers/licensing/verify.php') return { status: 404, body: '' };
  const [status, message] = statuses[form.licensekey ?? ''] ?? ['Invalid', ''];
  const proof = createHash('md5').update(`secret of the product${form.check_token}`).digest('hex');
  return {
    body: `<registeredname>Ada</registeredname>
<productid>7</productid>
<status>${status}</status>
<validdomain>shop.example,www.shop.example</validdomain>
${message && `<message>${message}</message>\n`}<md5hash>${proof}</md5hash>`,
  };
}

beforeAll(async () => {
  host = await startTestPlatform((request) => brokenReply ?? verify(request));
});
afterAll(() => host.close());

const product = () => ({ whmcs: true, whmcs_url: `${host.url}/billing/` });
const invalid = (reason: string) => ({ result: 'invalid', reason });
const elsewhere = invalid('WHMCS has not activated this code for this site.');

/** @see https://docs.whmcs.com/addon-modules/software-licensing */
test.each([
  ['active', { result: 'valid' }],
  ['expired', invalid('The WHMCS license has expired.')],
  ['suspended', invalid('The WHMCS license is disabled.')],
  ['unknown', invalid('WHMCS does not recognize this code.')],
  ['other-domain', elsewhere],
  ['other-ip', elsewhere],
  ['other-folder', elsewhere],
])('a license that is %s', async (code, response) => {
  expect(await verifyCode(whmcs, { product: product(), code })).toEqual(response);
});

test('sends the domain in the fields of the addon, with a new token each time', async () => {
  const site = { domain: 'shop.example' };
  for (let turn = 0; turn < 2; turn += 1)
    await verifyCode(whmcs, { product: product(), code: 'x', site });
  const [first, second] = host.requests.slice(-2);
  expect(first).toMatchObject({
    method: 'POST',
    form: {
      licensekey: 'x',
      domain: 'shop.example',
      ip: '',
      dir: '',
      check_token: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
  expect(second?.form.check_token).not.toBe(first?.form.check_token);
});

test.each([...brokenReplies, ['another status', { body: '<status>Perhaps</status>' }] as const])(
  'an installation that responds with %s is unavailable',
  async (_, reply) => {
    brokenReply = reply;
    const response = await verifyCode(whmcs, { product: product(), code: 'active' });
    brokenReply = undefined;
    expect(response).toMatchObject({ result: 'unavailable', reason: expect.stringMatching(/\.$/) });
  },
);
