import { describe, expect, it } from 'vitest';
import {
  blankProduct,
  changedFields,
  payloadOf,
  productFormErrors,
  suggestSlug,
  untouchedMessage,
} from './productForm.rules.ts';

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
    [
      'homepage',
      'javascript:alert(1)',
      'Please enter an address that starts with http:// or https://.',
    ],
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
  });
});

describe('what is saved', () => {
  it('is only what was changed', () => {
    const now = { ...filled, name: 'Loud Checkout', details_url: 'https://a.example' };
    expect(changedFields('plugin', now, filled)).toEqual({ name: 'Loud Checkout' });
    expect(changedFields('theme', now, filled)).toEqual({
      name: 'Loud Checkout',
      details_url: 'https://a.example',
    });
    expect(changedFields('plugin', filled, filled)).toEqual({});
  });

  it('has no fields of the other kind', () => {
    expect(Object.keys(payloadOf('theme', filled))).toEqual([
      'name',
      'slug',
      'description',
      'details_url',
    ]);
  });
});
