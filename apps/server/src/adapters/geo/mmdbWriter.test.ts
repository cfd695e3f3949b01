import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { Reader, type Response } from 'maxmind';
import { expect, test } from 'vitest';
import { MmdbWriter } from './mmdbWriter.ts';

const open = (writer: MmdbWriter, builtAt = new Date('2026-06-17T10:00:00Z')) =>
  new Reader<Response>(writer.encode(builtAt));

const v4 = (number: number) => ipaddr.fromByteArray([203, 0, number >> 8, number & 255]).toString();
const v6 = (number: number) => `2001:db8::${number.toString(16)}`;

/** Ranges within 65,536 addresses; many overlap. */
const rangeLists = fc.array(fc.tuple(fc.nat(0xff_ff), fc.nat(0xff_ff)), { maxLength: 20 });

test.each([
  ['IPv4', 4, v4],
  ['IPv4 among IPv6', 6, v4],
  ['IPv6', 6, v6],
] as const)('finds the last added range of every %s address', (_, ipVersion, format) => {
  fc.assert(
    fc.property(rangeLists, fc.array(fc.nat(0xff_ff), { maxLength: 20 }), (ranges, others) => {
      const writer = new MmdbWriter('test', ipVersion);
      const sorted = ranges.map(([one, two]) => [Math.min(one, two), Math.max(one, two)] as const);
      for (const [number, [first, last]] of sorted.entries()) {
        writer.add(format(first), format(last), { number: number + 1 });
      }
      const reader = open(writer);
      const edges = sorted.flatMap(([first, last]) => [first - 1, first, last, last + 1]);
      for (const address of [...edges, ...others]) {
        if (address < 0 || address > 0xff_ff) continue;
        const range = sorted.findLastIndex(([first, last]) => first <= address && address <= last);
        const expected = range === -1 ? null : { number: range + 1 };
        expect(reader.get(format(address))).toEqual(expected);
      }
    }),
  );
});

test('encodes texts, numbers, lists and maps of every size', () => {
  const record = {
    short: 'é',
    blank: '',
    long: 'x'.repeat(284),
    longer: 'y'.repeat(285),
    longest: 'z'.repeat(65_820),
    zero: 0,
    large: 0xff_ff_ff_ff,
    list: ['a', { b: 'c' }, []],
    many: Object.fromEntries(Array.from({ length: 300 }, (__, index) => [`key${index}`, index])),
  };
  const writer = new MmdbWriter('test');
  writer.add('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', record);
  const reader = open(writer);
  expect(reader.get('2001:db8::1')).toEqual(record);
  expect(reader.get('192.0.2.1')).toEqual(record);
});

test('refuses a text that the format cannot store', () => {
  expect(() => new MmdbWriter('test').add('::', '::1', 'x'.repeat(66_000))).toThrow(RangeError);
});

test('describes the database', () => {
  expect(open(new MmdbWriter('RouteViews-ASN')).metadata).toMatchObject({
    binaryFormatMajorVersion: 2,
    buildEpoch: new Date('2026-06-17T10:00:00Z'),
    databaseType: 'RouteViews-ASN',
    ipVersion: 6,
  });
});

test('stores equal records once', () => {
  const writer = new MmdbWriter('test');
  const name = 'Example Hosting';
  for (let third = 0; third < 200; third += 2)
    writer.add(`192.0.${third}.0`, `192.0.${third}.255`, { name });
  const bytes = writer.encode(new Date());
  expect(bytes.toString('latin1').split(name)).toHaveLength(2);
});
