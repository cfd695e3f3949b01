import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFieldOrder } from '../../../shared/form/formErrors.rules.ts';
import {
  changedFields,
  effectiveValues,
  findProductErrors,
  payloadOf,
  productFieldErrors,
  suggestSlug,
  untouchedMessage,
  withSuggestedSlug,
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

  it('is blank or a slug without a hyphen at either end, for any name', () => {
    const texts = fc.array(fc.nat({ max: 0xffff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(texts, (name) => {
        expect(suggestSlug(name)).toMatch(/^([a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?)?$/);
      }),
    );
  });
});

describe('validation, by section 5 of the specification', () => {
  it('accepts a complete form', () => {
    expect(productFieldErrors('plugin', filled)).toEqual({});
    expect(productFieldErrors('theme', filled)).toEqual({});
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
  ])('refuses %s with %j: %s', (field, value, expected) => {
    expect(productFieldErrors('plugin', { ...filled, [field]: value })).toEqual({
      [field]: expected,
    });
  });

  it('does not check the fields of the other kind', () => {
    expect(productFieldErrors('theme', { ...filled, homepage: 'nowhere' })).toEqual({});
    expect(productFieldErrors('theme', { ...filled, details_url: 'nowhere' })).toHaveProperty(
      'details_url',
    );
  });

  it('has one sentence for a form that was submitted blank', () => {
    expect(untouchedMessage(blankProduct)).toBe('Name, slug, and description fields are required.');
    expect(untouchedMessage({ ...blankProduct, author: 'Mira' })).toBeUndefined();
    expect(untouchedMessage({ ...blankProduct, composer: true })).toBeUndefined();
  });
});

describe('a selected platform', () => {
  it.each([
    ['needs nothing for licenses of this account', { require_purchase_code: true }, {}],
    ['needs an Envato item', { envato: true, envato_id: ' ' }, ['envato_id']],
    [
      'needs a download and its store',
      { easy_digital_downloads: true },
      ['easy_digital_downloads_id', 'easy_digital_downloads_url'],
    ],
    [
      'needs a valid URL',
      {
        easy_digital_downloads: true,
        easy_digital_downloads_id: '7',
        easy_digital_downloads_url: 'shop',
      },
      ['easy_digital_downloads_url'],
    ],
    ['needs a Gumroad product', { gumroad: true }, ['gumroad_product_id']],
    [
      'accepts the permalink of an older product',
      { gumroad: true, gumroad_product_permalink: 'x' },
      [],
    ],
    ['needs a SendOwl product', { sendowl: true }, ['sendowl_product_id']],
    ['needs the URL of WHMCS', { whmcs: true }, ['whmcs_url']],
    ['needs nothing for Composer', { composer: true }, []],
  ])('%s', (_behavior, fields, invalid) => {
    const errors = productFieldErrors('plugin', { ...filled, ...fields });
    expect(Object.keys(errors)).toEqual(Object.values(invalid));
  });

  it('names the row of an invalid webhook URL', () => {
    const webhook_urls = ['https://a.example', 'nowhere'];
    expect(Object.keys(productFieldErrors('theme', { ...filled, webhook_urls }))).toEqual([
      'webhook_urls.1',
    ]);
  });

  it('orders errors as on the screen', () => {
    const errors = { 'webhook_urls.0': 'w', whmcs_url: 'u', slug: 's', banner_low: 'b', name: 'n' };
    expect(Object.keys(inFieldOrder(errors, productFields.plugin))).toEqual([
      'name',
      'slug',
      'banner_low',
      'whmcs_url',
      'webhook_urls.0',
    ]);
  });
});

describe('the values to save', () => {
  it.each([
    [
      'include the fields of a selected platform',
      { whmcs: true, whmcs_url: 'b' },
      { whmcs_url: 'b' },
    ],
    ['exclude the hidden fields of another platform', { whmcs_url: 'b' }, { whmcs_url: 'a' }],
    [
      'exclude a hidden checkbox of another platform',
      { envato_ignore_supported_until: true },
      { envato_ignore_supported_until: false },
    ],
    ['exclude blank rows', { webhook_urls: ['', 'x', '  '] }, { webhook_urls: ['x'] }],
  ])('%s', (_behavior, typed, expected) => {
    const initial = { ...filled, whmcs_url: 'a' };
    expect(effectiveValues({ ...initial, ...typed }, initial)).toMatchObject(expected);
  });
});

describe('the request', () => {
  it('contains only changed fields when editing', () => {
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

  it.each(['plugin', 'theme'] as const)('contains exactly the fields of a new %s', (kind) => {
    expect(Object.keys(payloadOf(kind, filled))).toEqual([...productFields[kind]]);
  });
});

describe('the slug while the name is typed', () => {
  it.each([
    ['follows the name of a new product', { name: '', slug: '' }, 'tide-table'],
    ['follows a suggestion that was not edited', { name: 'Tide', slug: 'tide' }, 'tide-table'],
    ['stays as it was edited', { name: 'Tide', slug: 'low-tide' }, undefined],
  ])('%s', (_behavior, current, expected) => {
    expect(withSuggestedSlug({ name: 'Tide Table' }, current).slug).toBe(expected);
    expect(withSuggestedSlug({ author: 'Mira' }, current)).toEqual({ author: 'Mira' });
  });
});

describe('the errors of the form', () => {
  const check = { kind: 'plugin', values: filled, initial: blankProduct, uploading: [] } as const;

  it.each([
    ['none for a complete form', {}, {}],
    [
      'one for an image that is being uploaded',
      { uploading: ['icon'] as const },
      { fields: { icon: 'Wait until this image is uploaded, or cancel the upload.' } },
    ],
    [
      'one sentence for a blank form',
      { values: blankProduct },
      { message: 'Name, slug, and description fields are required.' },
    ],
  ])('are %s', (_what, input, expected) => {
    expect(findProductErrors({ ...check, ...input })).toEqual(expected);
  });
});
