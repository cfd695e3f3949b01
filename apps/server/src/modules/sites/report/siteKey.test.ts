import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSealer } from '../../../adapters/sealing/sealer.ts';
import { createSiteKeys, parseSiteAddress } from './siteKey.ts';

it.each([
  ['https://shop.example', 'shop.example', ''],
  ['http://www.shop.example/', 'shop.example', ''],
  ['HTTPS://Shop.Example:8443/Blog/', 'shop.example', '/blog'],
  ['shop.example/blog?x=1#top', 'shop.example', '/blog'],
  ['shop.example:8080', 'shop.example', ''],
  ['https://user:secret@shop.example/a/b', 'shop.example', '/a/b'],
  ['https://bücher.example/läden', 'xn--bcher-kva.example', '/läden'],
  ['//shop.example//', 'shop.example', ''],
  ['http://[2001:db8::1]:8080/wp', '[2001:db8::1]', '/wp'],
  ['http://localhost', 'localhost', ''],
])('reads the address %s as the host %s and the path %s', (text, host, path) => {
  expect(parseSiteAddress(text)).toEqual({ host, path });
});

it.each(['', ' ', 'https://', 'not an address', 'a..example', undefined])(
  'finds no address in %j',
  (text) => {
    expect(parseSiteAddress(text)).toBeUndefined();
  },
);

it('uses at most 200 characters of a path', () => {
  expect(parseSiteAddress(`shop.example/${'a'.repeat(5000)}`)?.path).toHaveLength(200);
});

const masterKey = randomBytes(32);
const deriveKey = createSiteKeys(createSealer([masterKey]));
const shop = { host: 'shop.example', path: '' };

it('derives the same key of 16 bytes on every server with the master key', () => {
  expect(deriveKey(shop)).toMatch(/^[0-9a-f]{32}$/);
  expect(createSiteKeys(createSealer([masterKey]))(shop)).toBe(deriveKey(shop));
  expect(createSiteKeys(createSealer([randomBytes(32)]))(shop)).not.toBe(deriveKey(shop));
});

it('derives different keys for different hosts and paths', () => {
  const addresses = [shop, { ...shop, path: '/blog' }, { ...shop, host: 'blog.example' }];
  expect(new Set(addresses.map(deriveKey)).size).toBe(3);
});
