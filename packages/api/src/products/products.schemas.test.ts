import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldValidation } from '../contract/field.messages.ts';
import { TemporaryLinkQuery } from '../temporaryLinks/temporaryLinks.schemas.ts';
import { versionValidation } from '../versions/versions.messages.ts';
import { CreatePluginVersionRequest } from '../versions/versions.schemas.ts';
import { productValidation } from './products.messages.ts';
import { SavePluginRequest } from './products.schemas.ts';

const plugin = { name: 'Quiet Checkout', slug: 'quiet-checkout', description: 'One calm page.' };

function firstMessage(schema: z.ZodMiniType, input: unknown): string | undefined {
  return z.safeParse(schema, input).error?.issues[0]?.message;
}

describe('a product (specification, section 5)', () => {
  test.each([
    ['a blank name', { ...plugin, name: '  ' }, productValidation.nameRequired],
    ['a blank slug', { ...plugin, slug: '' }, productValidation.slugRequired],
    ['capitals in the slug', { ...plugin, slug: 'Quiet' }, productValidation.slugFormat],
    ['a space in the slug', { ...plugin, slug: 'quiet checkout' }, productValidation.slugFormat],
    ['a blank description', { ...plugin, description: '' }, productValidation.descriptionRequired],
    ['a script URL', { ...plugin, homepage: 'javascript:alert(1)' }, fieldValidation.url],
  ])('rejects %s', (_, input, message) => {
    expect(firstMessage(SavePluginRequest, input)).toBe(message);
  });

  test.each([
    ['name', productValidation.nameRequired],
    ['slug', productValidation.slugRequired],
    ['description', productValidation.descriptionRequired],
  ])('rejects a missing %s and one of another type with the same message', (field, message) => {
    expect(firstMessage(SavePluginRequest, { ...plugin, [field]: undefined })).toBe(message);
    expect(firstMessage(SavePluginRequest, { ...plugin, [field]: 7 })).toBe(message);
  });

  test('requires only name, slug and description, and trims them', () => {
    expect(z.parse(SavePluginRequest, { ...plugin, name: ' Quiet Checkout ' }).name).toBe(
      'Quiet Checkout',
    );
  });

  test.each(['', 'http://quiet.example', 'https://quiet.example/a?b#c'])(
    'accepts the URL "%s"',
    (homepage) => {
      expect(firstMessage(SavePluginRequest, { ...plugin, homepage })).toBeUndefined();
    },
  );

  test('drops fields that cannot be written', () => {
    expect(z.parse(SavePluginRequest, { ...plugin, isAdmin: true, downloads: 9 })).toEqual(plugin);
  });
});

describe('a version number (specification, section 5)', () => {
  test.each(['1.8', '1', '1.8.0.1', 'v1.8.0', '1.8.0-beta', '01.2.3', '1.2.x', ''])(
    'rejects "%s"',
    (version) => {
      expect(firstMessage(CreatePluginVersionRequest, { version, s3Url: 'x' })).toBe(
        versionValidation.format,
      );
    },
  );

  test('is optional, but the zip file is required', () => {
    const { error } = z.safeParse(CreatePluginVersionRequest, {});
    expect(error?.issues.map(({ message }) => message)).toEqual([versionValidation.zipRequired]);
  });

  test.each(['0.0.0', '1.8.0', '10.200.3000'])('accepts "%s"', (version) => {
    expect(firstMessage(CreatePluginVersionRequest, { version, s3Url: 'x' })).toBeUndefined();
  });
});

test.each([
  ['0', false],
  ['1', true],
  ['604800', true],
  ['604801', false],
  ['1.5', false],
  ['soon', false],
])('accepts a temporary link of %s seconds: %s', (lengthInSeconds, isAccepted) => {
  expect(z.safeParse(TemporaryLinkQuery, { lengthInSeconds }).success).toBe(isAccepted);
});
