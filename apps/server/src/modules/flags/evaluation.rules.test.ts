import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketOf, type FlagRule, isActiveFor } from './evaluation.rules.ts';
import { murmurHash3 } from './murmur-hash.rules.ts';

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

const base: FlagRule = {
  id: 'a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01',
  active: true,
  flag_type: 'on/off',
  percentage: null,
  individual_users: [],
};

const percentage = (share: number, id = base.id): FlagRule => ({
  ...base,
  id,
  flag_type: 'percentage',
  percentage: share,
});

describe('a flag', () => {
  test.each([
    ['an active on/off flag', base, 'a@example.com', true],
    ['an active on/off flag without an identifier', base, '', true],
    ['an inactive flag', { ...base, active: false }, 'a@example.com', false],
    ['a flag for a listed person', individual('a@example.com'), 'a@example.com', true],
    ['a flag for another person', individual('a@example.com'), 'b@example.com', false],
    ['a flag for individuals without an identifier', individual(''), '', false],
    ['a flag for 100 percent', percentage(100), 'anybody', true],
    ['a flag for 100 percent without an identifier', percentage(100), '', false],
  ] as const)('evaluates %s', (_, flag, identifier, expected) => {
    expect(isActiveFor(flag, identifier)).toBe(expected);
  });
});

function individual(user: string): FlagRule {
  return { ...base, flag_type: 'individual', individual_users: [user] };
}

describe('a percentage', () => {
  const people = Array.from({ length: 20_000 }, (_, index) => `person-${index}@example.com`);

  test('never disables the flag for anyone when it is raised', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.integer({ min: 1, max: 99 }),
        (identifier, share) =>
          !isActiveFor(percentage(share), identifier) ||
          isActiveFor(percentage(share + 1), identifier),
      ),
    );
  });

  test.each([1, 10, 50, 90])('of %i enables the flag for about that share', (share) => {
    const on = people.filter((person) => isActiveFor(percentage(share), person)).length;
    expect(Math.abs(on / people.length - share / 100)).toBeLessThan(0.012);
  });

  test('selects different people for different flags', () => {
    const both = people.filter(
      (person) =>
        isActiveFor(percentage(50), person) && isActiveFor(percentage(50, 'another'), person),
    ).length;
    expect(Math.abs(both / people.length - 0.25)).toBeLessThan(0.012);
  });

  test('follows the published algorithm', () => {
    const [identifier] = people;
    const hash = murmurHash3(bytes(`${base.id}:${identifier}`));
    expect(bucketOf(base.id, identifier ?? '')).toBe((hash % 100) + 1);
  });
});
