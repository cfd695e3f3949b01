import { expect, it } from 'vitest';
import { truncateAddress } from '../identity/clientNetwork.ts';
import { parseUserAgent, readSiteFacts, readText } from './siteRequest.ts';

it('prefers the query to the form', () => {
  const query = { installed_version: '1.2.0', php: '8.2.7' };
  const body = { installed_version: '1.0.0', phpVersion: '7.0' };
  const request = { query, body, userAgent: 'WordPress/6.6.1; https://shop.example', ip: '::1' };
  expect(readSiteFacts(request)).toEqual({
    installedVersion: '1.2.0',
    phpVersion: '8.2.7',
    wordpressVersion: '6.6.1',
  });
});

it.each([
  ['WordPress.com; https://blog.example', undefined, 'https://blog.example'],
  ['WordPress/6.7-RC1-59000; http://localhost:8080/x', '6.7-RC1-59000', 'http://localhost:8080/x'],
  ['WordPress/6.6; not an address', '6.6', 'not'],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined, undefined],
  ['', undefined, undefined],
  [undefined, undefined, undefined],
])('yields from the User-Agent %j the version %s and the site %s', (userAgent, version, site) => {
  const parsed = parseUserAgent(userAgent);
  expect([parsed.version, parsed.site]).toEqual([version, site]);
});

it.each([
  [' 8.2\n', '8.2'],
  [['8.1', '8.2'], '8.1'],
  ['\u0000', undefined],
  [undefined, undefined],
  [7, undefined],
  ['9'.repeat(200), '9'.repeat(64)],
  [`${'a'.repeat(63)}\ud83d\ude00`, `${'a'.repeat(63)}\ufffd`],
])('reads %j as %j', (value, expected) => {
  expect(readText({ php: value }, 'php')).toBe(expected);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:0DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['nonsense', undefined],
])('truncates the address %s to %s', (ip, network) => {
  expect(truncateAddress(ip)).toBe(network);
});
