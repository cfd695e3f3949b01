import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  effective,
  inOrder,
  payloadOf,
  productFormErrors,
  suggestSlug,
  untouchedMessage,
} from './productForm.rules.ts';
import { blankProduct, productFields } from './productForm.values.ts';

const filled = {
  ...blankProduct,
  name: 'Quiet Checkout',
  slug: 'quiet-checkout',
  description: 'A',
};

describe('the slug that a name suggests', () => {
  it.each([
    ['Quiet Checkout', 'quiet-checkout'],
    ['  Crème Brûlée 2.0! ', 'creme-brulee-2-0'],
    ["Baker's Dozen", 'bakers-dozen'],
    ['ﬁne & dandy', 'fine-dandy'],
    ['日本', ''],
    ['---', ''],
    ['a'.repeat(150), 'a'.repeat(100)],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('for %j is %j', (name, expected) => {
    expect(suggestSlug(name)).toBe(expected);
  });

  it('is a slug without a hyphen at either end, or blank, for whatever is typed', () => {
    const texts = fc.array(fc.nat({ max: 0xffff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(texts, (name) => {
        expect(suggestSlug(name)).toMatch(/^([a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?)?$/);
      }),
    );
  });
});

describe('checking the form, by section 5', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(productFormErrors('plugin', filled)).toEqual({});
    expect(productFormErrors('theme', filled)).toEqual({});
  });

  it.each([
    ['name', '  ', 'Name is a required field.'],
    ['slug', '', 'Slug is a required field.'],
    [
      'slug',
      'Quiet Checkout',
      'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
    ],
    ['description', ' ', 'Description is a required field.'],
    ['homepage', 'javascript:alert(1)', 'Please enter a URL that starts with http:// or https://.'],
    ['author', 'a'.repeat(501), 'This text is too long.'],
  ])('says about %s with %j: %s', (field, value, expected) => {
    expect(productFormErrors('plugin', { ...filled, [field]: value })).toEqual({
      [field]: expected,
    });
  });

  it('does not check the fields of the other kind', () => {
    expect(productFormErrors('theme', { ...filled, homepage: 'nowhere' })).toEqual({});
    expect(productFormErrors('theme', { ...filled, details_url: 'nowhere' })).toHaveProperty(
      'details_url',
    );
  });

  it('tells an untouched form from one that lacks something', () => {
    expect(untouchedMessage(blankProduct)).toBe('Name, slug, and description fields are required.');
    expect(untouchedMessage({ ...blankProduct, author: 'Mira' })).toBeUndefined();
    expect(untouchedMessage({ ...blankProduct, composer: true })).toBeUndefined();
  });
});

describe('a platform that is ticked', () => {
  it.each([
    ['asks nothing for licenses of this account', { require_purchase_code: true }, {}],
    ['asks for an Envato item', { envato: true, envato_id: ' ' }, ['envato_id']],
    [
      'asks for a download and its store',
      { easy_digital_downloads: true },
      ['easy_digital_downloads_id', 'easy_digital_downloads_url'],
    ],
    [
      'asks for an address where an address belongs',
      {
        easy_digital_downloads: true,
        easy_digital_downloads_id: '7',
        easy_digital_downloads_url: 'shop',
      },
      ['easy_digital_downloads_url'],
    ],
    ['asks for a Gumroad product', { gumroad: true }, ['gumroad_product_id']],
    ['takes the permalink of an older one', { gumroad: true, gumroad_product_permalink: 'x' }, []],
    ['asks for a SendOwl product', { sendowl: true }, ['sendowl_product_id']],
    ['asks for the address of WHMCS', { whmcs: true }, ['whmcs_url']],
    ['asks nothing for Composer', { composer: true }, []],
  ])('%s', (_promise, fields, faulty) => {
    const errors = productFormErrors('plugin', { ...filled, ...fields });
    expect(Object.keys(errors)).toEqual(Object.values(faulty));
  });

  it('names the row of a webhook address at fault', () => {
    const webhook_urls = ['https://a.example', 'nowhere'];
    expect(Object.keys(productFormErrors('theme', { ...filled, webhook_urls }))).toEqual([
      'webhook_urls.1',
    ]);
  });

  it('has its errors in the order of the screen', () => {
    const errors = { 'webhook_urls.0': 'w', whmcs_url: 'u', slug: 's', banner_low: 'b', name: 'n' };
    expect(Object.keys(inOrder('plugin', errors))).toEqual([
      'name',
      'slug',
      'banner_low',
      'whmcs_url',
      'webhook_urls.0',
    ]);
  });
});

describe('what counts of the form', () => {
  it.each([
    ['the fields of a ticked platform', { whmcs: true, whmcs_url: 'b' }, { whmcs_url: 'b' }],
    ['not what is hidden under one that is not', { whmcs_url: 'b' }, { whmcs_url: 'a' }],
    [
      'not a tick under one that is not',
      { envato_ignore_supported_until: true },
      { envato_ignore_supported_until: false },
    ],
    ['no blank rows', { webhook_urls: ['', 'x', '  '] }, { webhook_urls: ['x'] }],
  ])('is %s', (_promise, typed, expected) => {
    const initial = { ...filled, whmcs_url: 'a' };
    expect(effective({ ...initial, ...typed }, initial)).toMatchObject(expected);
  });
});

describe('what is saved', () => {
  it('is only what was changed', () => {
    const now = {
      ...filled,
      name: 'Loud Checkout',
      details_url: 'https://a.example',
      envato: true,
      webhook_urls: ['https://hook.example'],
    };
    const both = { name: 'Loud Checkout', envato: true, webhook_urls: ['https://hook.example'] };
    expect(changedFields('plugin', now, filled)).toEqual(both);
    expect(changedFields('theme', now, filled)).toEqual({
      ...both,
      details_url: 'https://a.example',
    });
    expect(changedFields('plugin', { ...now }, now)).toEqual({});
  });

  it.each(['plugin', 'theme'] as const)('has all fields of a %s and no others', (kind) => {
    expect(Object.keys(payloadOf(kind, filled))).toEqual([...productFields[kind]]);
  });
});
