import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishHash, mixBytes, murmurHash3, startHash } from './murmurHash.rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** @see https://en.wikipedia.org/wiki/MurmurHash and the values published by the reference implementation */
test.each([
  [new Uint8Array(), 0, 0],
  [new Uint8Array(), 1, 0x514e28b7],
  [new Uint8Array(), 0xffffffff, 0x81f16f39],
  [new Uint8Array([0xff, 0xff, 0xff, 0xff]), 0, 0x76293b50],
  [new Uint8Array([0x21, 0x43, 0x65, 0x87]), 0, 0xf55b516b],
  [new Uint8Array([0x21, 0x43, 0x65, 0x87]), 0x5082edee, 0x2362f9de],
  [new Uint8Array([0x21, 0x43, 0x65]), 0, 0x7e4a8634],
  [new Uint8Array([0x21, 0x43]), 0, 0xa0f7b07a],
  [new Uint8Array([0x21]), 0, 0x72661cf4],
  [new Uint8Array([0, 0, 0, 0]), 0, 0x2362f9de],
  [new Uint8Array([0, 0, 0]), 0, 0x85f0b427],
  [new Uint8Array([0, 0]), 0, 0x30f4c306],
  [new Uint8Array([0]), 0, 0x514e28b7],
  [bytes('test'), 0, 0xba6bd213],
  [bytes('Hello, world!'), 0x9747b28c, 0x24884cba],
  [bytes('The quick brown fox jumps over the lazy dog'), 0x9747b28c, 0x2fa826cd],
])('hashes %j with seed %i like the reference implementation', (input, seed, expected) => {
  expect(murmurHash3(input, seed)).toBe(expected);
});

test('hashes bytes in two parts like all of them at once', () => {
  const blocks = fc.uint8Array({ maxLength: 40 }).map((some) => some.subarray(0, some.length & ~3));
  fc.assert(
    fc.property(blocks, fc.uint8Array({ maxLength: 40 }), (first, rest) => {
      const whole = Uint8Array.from([...first, ...rest]);
      expect(finishHash(startHash(first), mixBytes(rest))).toBe(murmurHash3(whole));
    }),
  );
});

test('starts with whole blocks only', () => {
  expect(() => startHash(bytes('abc'))).toThrow(RangeError);
});
