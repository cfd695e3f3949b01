import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
});

let count = 0;
const fresh = () => {
  count += 1;
  return { name: 'Tidy', slug: `tidy-${count}`, description: '<p>Tidies.</p>' };
};

const badAddress = 'Enter a valid URL.';
const withPassword = 'The URL must not contain a user name or password.';

/** A setting, the invalid field with its message, and the correction. @see specification, section 3 */
const cases: [string, object, string, string, object][] = [
  [
    'Envato without an item',
    { envato: true },
    'envato_id',
    'Please enter the Envato item ID.',
    { envato_id: '41' },
  ],
  [
    'Easy Digital Downloads without a download',
    { easy_digital_downloads: true, easy_digital_downloads_url: 'https://shop.example' },
    'easy_digital_downloads_id',
    'Please enter the Easy Digital Downloads download ID.',
    { easy_digital_downloads_id: '7' },
  ],
  [
    'Easy Digital Downloads without a store',
    { easy_digital_downloads: true, easy_digital_downloads_id: '7' },
    'easy_digital_downloads_url',
    'Please enter the URL of your Easy Digital Downloads store.',
    { easy_digital_downloads_url: 'https://shop.example' },
  ],
  [
    'Gumroad without a product',
    { gumroad: true },
    'gumroad_product_id',
    'Please enter the Gumroad product ID, or the permalink of an older product.',
    { gumroad_product_permalink: 'tidy' },
  ],
  [
    'SendOwl without a product',
    { sendowl: true },
    'sendowl_product_id',
    'Please enter the SendOwl product ID.',
    { sendowl_product_id: '9' },
  ],
  [
    'WHMCS without a URL',
    { whmcs: true },
    'whmcs_url',
    'Please enter the URL of your WHMCS installation.',
    { whmcs_url: 'https://billing.example' },
  ],
  [
    'an invalid URL',
    { whmcs: true, whmcs_url: 'https://[' },
    'whmcs_url',
    badAddress,
    { whmcs_url: 'https://billing.example' },
  ],
  [
    'a URL with a password',
    { easy_digital_downloads_url: 'https://ada:secret@shop.example' },
    'easy_digital_downloads_url',
    withPassword,
    { easy_digital_downloads_url: '' },
  ],
  [
    'a webhook with a password',
    { webhook_urls: ['https://a.example', 'https://ada:secret@b.example'] },
    'webhook_urls',
    withPassword,
    { webhook_urls: ['https://a.example'] },
  ],
  [
    'a store without https',
    { whmcs: true, whmcs_url: 'http://billing.example' },
    'whmcs_url',
    'The URL must begin with https://.',
    { whmcs_url: 'https://billing.example' },
  ],
  [
    'a webhook into a private network',
    { webhook_urls: ['https://192.168.0.7/hook'] },
    'webhook_urls',
    'The URL must lead to a public address on the internet.',
    { webhook_urls: ['https://a.example'] },
  ],
  [
    'an invalid webhook URL',
    { webhook_urls: ['https://'] },
    'webhook_urls',
    'Please enter a URL that starts with http:// or https://.',
    { webhook_urls: [] },
  ],
];

describe.each(['plugins', 'themes'] as const)('%s', (kind) => {
  test.each(cases)('cannot be saved with %s', async (_, wrong, field, sentence, right) => {
    const path = `/api/v1/${kind}`;
    const whole = fresh();
    const id = (await ada.api('POST', path, whole)).body._id;
    const before = (await ada.api('GET', `${path}/${id}`)).body;
    const refused = [
      await ada.api('POST', path, { ...fresh(), ...wrong }),
      await ada.api('PUT', `${path}/${id}`, { ...whole, ...wrong }),
      await ada.api('PATCH', `${path}/${id}`, wrong),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.fields[field]]).toEqual([
        400,
        'validation_failed',
        expect.stringContaining(sentence),
      ]);
    }
    expect((await ada.api('GET', `${path}/${id}`)).body).toEqual(before);
    const accepted = [
      await ada.api('POST', path, { ...fresh(), ...wrong, ...right }),
      await ada.api('PUT', `${path}/${id}`, { ...whole, ...wrong, ...right }),
      await ada.api('PATCH', `${path}/${id}`, { ...wrong, ...right }),
    ];
    expect(accepted.map(({ status }) => status)).toEqual([201, 200, 200]);
  });

  test('are validated in their final state, not by the fields that are sent', async () => {
    const path = `/api/v1/${kind}`;
    const id = (await ada.api('POST', path, { ...fresh(), envato_id: '41' })).body._id;
    expect((await ada.api('PATCH', `${path}/${id}`, { envato: true })).status).toBe(200);
    const blank = await ada.api('PATCH', `${path}/${id}`, { envato_id: '' });
    expect([blank.status, Object.keys(blank.body.fields)]).toEqual([400, ['envato_id']]);
    const off = await ada.api('PATCH', `${path}/${id}`, { envato: false, envato_id: '' });
    expect(off.status).toBe(200);
  });

  test('store each webhook URL once and no blank one', async () => {
    const path = `/api/v1/${kind}`;
    const webhook_urls = ['https://b.example/x', '', 'https://a.example', 'https://b.example/x'];
    const id = (await ada.api('POST', path, { ...fresh(), webhook_urls })).body._id;
    expect((await ada.api('GET', `${path}/${id}`)).body.webhook_urls).toEqual([
      'https://b.example/x',
      'https://a.example',
    ]);
  });
});
