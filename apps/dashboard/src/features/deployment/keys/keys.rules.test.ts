import { expect, test } from 'vitest';
import { keyName, productOfKey } from './keys.rules.ts';

const tide = { _id: 'p1', name: 'Tide Table' };
const fingerprint = 'SHA256:abc';

// Specification, section 3: a key without a plugin or theme is managed by the provider.
test.each([
  [tide, null, { kind: 'plugin', id: 'p1', name: 'Tide Table' }],
  [null, tide, { kind: 'theme', id: 'p1', name: 'Tide Table' }],
  [null, null, undefined],
] as const)('a key with the plugin %j and the theme %j is for %j', (plugin, theme, product) => {
  expect(productOfKey({ plugin, theme })).toEqual(product);
});

test.each([
  [tide, 'mira/tide', 'Tide Table'],
  [null, 'mira/tide', 'mira/tide'],
  [null, null, 'SHA256:abc'],
] as const)(
  'a key with the plugin %j and the repository %s is named %s',
  (plugin, repository, name) => {
    expect(keyName({ plugin, theme: null, repository, fingerprint })).toBe(name);
  },
);
