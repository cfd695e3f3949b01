import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './publicAddress.rules.ts';
import { createSafeFetch } from './safeFetch.ts';

/** Every known notation of an address that users must not reach, as the host of a URL. */
const literals = [
  // This machine.
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '127.0.0.1.',
  '00000177.0.0.1',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  '0x0',
  '0.1.2.3',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  // IPv4 inside IPv6.
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::ffff:169.254.169.254]',
  '[::ffff:8.8.8.8]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::10.0.0.1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::1]',
  '[2001:0:7f00:1::]',
  '[2001::1]',
  // Private networks.
  '10.0.0.1',
  '10.255.255.255',
  '0xa000001',
  '167772161',
  '012.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '0xc0a80001',
  '192.168.257',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  // Link-local addresses, where clouds serve their metadata, and alternatives to them.
  '169.254.169.254',
  '169.254.43518',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '[fe80::1]',
  '[febf::1]',
  '168.63.129.16',
  '100.100.100.200',
  // Carrier-grade NAT, benchmarks, documentation, multicast, broadcast, reserved.
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[2001:10::1]',
  '[3fff::1]',
  '[4000::1]',
  '[5f00::1]',
];

const never = () => Promise.reject(new Error('A literal address was looked up.'));

describe('requests to URLs from users (OWASP ASVS 5.0, 1.3.6)', () => {
  test.each(literals)('do not go to https://%s', async (host) => {
    const { safeFetch, close } = createSafeFetch({ allowsPrivate: false, resolve: never });
    expect(await safeFetch(`https://${host}/x`)).toEqual({ ok: false, failure: 'not_public' });
    await close();
  });

  test.each([
    ['https://[fe80::1%25eth0]/', 'malformed'],
    ['https://[fe80::1%eth0]/', 'malformed'],
    ['https://256.256.256.256/', 'malformed'],
    ['https://127.0.0.1.0x1.1/', 'malformed'],
    ['https://[::ffff:127.0.0.1', 'malformed'],
    ['not an address', 'malformed'],
    ['', 'malformed'],
    ['//shop.example/', 'malformed'],
    ['http://shop.example/', 'not_https'],
    ['HTTP://shop.example/', 'not_https'],
    ['ftp://shop.example/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['gopher://shop.example/', 'not_https'],
    ['data:text/plain,x', 'not_https'],
    ['javascript:alert(1)', 'not_https'],
    ['https://user@shop.example/', 'user_info'],
    ['https://user:word@shop.example/', 'user_info'],
    ['https://shop.example@127.0.0.1/', 'user_info'],
    ['https://shop.example:22/', 'port'],
    ['https://shop.example:80/', 'port'],
    ['https://shop.example:6379/', 'port'],
    ['https://shop.example:5432/', 'port'],
  ])('do not go to %s', async (address, failure) => {
    const { safeFetch, close } = createSafeFetch({ allowsPrivate: false, resolve: never });
    expect(await safeFetch(address)).toEqual({ ok: false, failure });
    await close();
  });

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:830::200e',
  ])('may go to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('no private IPv4 network is public, for any host part', () => {
    const network = fc.constantFrom(10, 127, 0, 224, 240, 255);
    const byte = fc.nat(255);
    fc.assert(
      fc.property(network, byte, byte, byte, (...bytes) => {
        expect(isPublicAddress(bytes.join('.'))).toBe(false);
        expect(isPublicAddress(`::ffff:${bytes.join('.')}`)).toBe(false);
      }),
    );
  });

  test('no IPv6 address outside 2000::/3 is public', () => {
    const group = fc.nat(0xffff);
    const first = group.filter((value) => value >> 13 !== 1);
    fc.assert(
      fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (head, rest) => {
        expect(isPublicAddress([head, ...rest].map((one) => one.toString(16)).join(':'))).toBe(
          false,
        );
      }),
    );
  });
});
