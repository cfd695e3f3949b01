import type { FlagCondition } from '@pressdock/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runPhp } from '../../../../test/harness/php.ts';
import { createPause } from '../../../load/pause.ts';
import { evaluateFlag, type FlagRule, prepareFlag } from './evaluation.rules.ts';
import { FlagRequest } from './flagRequest.rules.ts';
import { hashPerson, prepareList } from './peopleList.rules.ts';

const flag: FlagRule = {
  id: 'a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01',
  active: true,
  flag_type: 'on/off',
  percentage: null,
  individual_users: [],
  group: null,
};
const others = ['7d0f7f0c-53f3-4a39-9b0a-6d1f6b1f0c02', '00000000-0000-4000-8000-000000000000'];

const share = (percentage: number, id = flag.id): FlagRule => ({
  ...flag,
  id,
  flag_type: 'percentage',
  percentage,
});

const list = (...people: string[]): FlagRule => ({
  ...flag,
  flag_type: 'individual',
  individual_users: people,
});

const newWordPress: FlagCondition = { attribute: 'wordpress', comparator: '>=', value: '6.4' };
const newPhp: FlagCondition = { attribute: 'php', comparator: '>=', value: '8.1' };
const ours: FlagCondition = { attribute: 'identifier_domain', comparator: 'is', value: 'us.com' };

const group = (
  match: 'all' | 'any',
  conditions: FlagCondition[],
  percentage: number | null = null,
): FlagRule => ({ ...flag, flag_type: 'group', percentage, group: { match, conditions } });

const evaluate = (rule: FlagRule, query: Record<string, string>) =>
  evaluateFlag(prepareFlag(rule), new FlagRequest(query));

const ann = { identifier: 'ann@example.com' };
const site = { wordpress: '6.5', php: '8.0' };

describe('a flag', () => {
  test.each([
    ['inactive', { ...flag, active: false }, ann, 'inactive'],
    ['inactive, with a percentage', { ...share(100), active: false }, ann, 'inactive'],
    ['on', flag, ann, 'everyone'],
    ['on, without an identifier', flag, {}, 'everyone'],
    ['for a listed person', list('ann@example.com'), ann, 'listed'],
    ['for a person listed in capitals', list(' ANN@example.COM '), ann, 'listed'],
    ['for another person', list('bob@example.com'), ann, 'notListed'],
    ['for nobody', list(), ann, 'notListed'],
    ['for people, without an identifier', list('ann@example.com'), {}, 'noIdentifier'],
    ['for 100 percent', share(100), ann, 'withinPercentage'],
    ['for 100 percent, without an identifier', share(100), {}, 'noIdentifier'],
    ['for all of a group', group('all', [newWordPress, newPhp]), site, 'conditionsNotMet'],
    ['for any of a group', group('any', [newWordPress, newPhp]), site, 'conditionsMet'],
    ['for any, none met', group('any', [newPhp, ours]), site, 'conditionsNotMet'],
    ['for a group, nothing reported', group('all', [newWordPress]), {}, 'conditionsNotMet'],
    ['for 100 percent of a group', group('all', [ours], 100), ann, 'conditionsNotMet'],
    [
      'for 100 percent of a group, met',
      group('all', [ours], 100),
      { identifier: 'ann@us.com' },
      'withinPercentage',
    ],
    ['for a share of a group, no one', group('all', [newWordPress], 100), site, 'noIdentifier'],
  ] as const)('%s', (_, rule, query, reason) => {
    const result = evaluate(rule, query);
    expect(result.reason).toBe(reason);
    expect(result.active).toBe(
      ['everyone', 'listed', 'withinPercentage', 'conditionsMet'].includes(reason),
    );
  });

  test('says which conditions are met, and the bucket', () => {
    expect(evaluate(group('all', [newWordPress, newPhp]), site)).toEqual({
      active: false,
      reason: 'conditionsNotMet',
      bucket: null,
      conditions: [true, false],
    });
    const { bucket } = evaluate({ ...share(1), active: false }, ann);
    expect(evaluate(group('all', [ours], 50), ann)).toMatchObject({ bucket, conditions: [false] });
    expect(evaluate(flag, ann)).toMatchObject({ bucket: null, conditions: [] });
  });
});

describe('a prepared list', () => {
  const people = ['ann@example.com', ' BOB@example.com', hashPerson('cy@example.com')];

  test.each([
    ['ann@example.com', 'listed'],
    ['Bob@example.com', 'listed'],
    [hashPerson('bob@example.com'), 'listed'],
    [hashPerson('cy@example.com').toUpperCase().replace('SHA', 'sha'), 'listed'],
    ['cy@example.com', 'notListed'],
    [hashPerson('dee@example.com'), 'notListed'],
    [hashPerson(hashPerson('dee@example.com')), 'notListed'],
    ['dee@example.com', 'notListed'],
  ])('has the same people as the list: %s', async (identifier, reason) => {
    const isListed = await prepareList(people, async () => {});
    const prepared = prepareFlag(list(...people), isListed);
    const request = new FlagRequest({ identifier });
    expect(evaluateFlag(prepared, request).reason).toBe(reason);
    expect(evaluate(list(...people), { identifier }).reason).toBe(reason);
  });

  test('lets other work run while it is prepared', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const many = Array.from({ length: 10_000 }, (_, index) => `person-${index}@example.com`);
    await prepareList(many, createPause());
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('a hashed identifier', () => {
  const hashed = { identifier: hashPerson('ann@example.com') };

  test('is the SHA-256 digest of the trimmed address in lower case', () => {
    expect(hashPerson('  Ann@Example.com ')).toBe(hashed.identifier);
    expect(hashed.identifier).toBe(
      'sha256:71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476',
    );
  });

  test.each([
    ['a listed person', list('bob@example.com', ' Ann@example.com'), hashed, 'listed'],
    ['a listed digest', list(hashed.identifier), hashed, 'listed'],
    ['a digest in capitals', list('ann@example.com'), upper(hashed), 'listed'],
    ['another person', list('bob@example.com'), hashed, 'notListed'],
    ['everyone', share(100), hashed, 'withinPercentage'],
    ['its own domain', group('all', [ours]), hashed, 'conditionsNotMet'],
    [
      'a domain sent beside it',
      group('all', [ours]),
      { ...hashed, identifier_domain: 'us.com' },
      'conditionsMet',
    ],
  ] as const)('matches %s', (_, rule, query, reason) => {
    expect(evaluate(rule, query).reason).toBe(reason);
  });
});

function upper({ identifier }: { identifier: string }) {
  return { identifier: identifier.replace(/[0-9a-f]{64}/, (digest) => digest.toUpperCase()) };
}

describe('a percentage', () => {
  const people = Array.from({ length: 100_000 }, (_, index) => `person-${index}@example.com`);
  const requests = people.map((identifier) => new FlagRequest({ identifier }));
  const bucketsOf = (id: string) => {
    const prepared = prepareFlag(share(50, id));
    return requests.map((request) => evaluateFlag(prepared, request).bucket ?? 0);
  };
  const buckets = bucketsOf(flag.id);

  test.each([1, 5, 10, 25, 50, 75, 90, 99])('of %i is that share of people', (percentage) => {
    const on = buckets.filter((bucket) => bucket <= percentage).length;
    expect(Math.abs((on / people.length) * 100 - percentage)).toBeLessThan(0.5);
  });

  test('has buckets of equal size (chi-square, 99 degrees of freedom, p > 0.001)', () => {
    const counts = Array.from({ length: 100 }, () => 0);
    for (const bucket of buckets) counts[bucket - 1] = (counts[bucket - 1] ?? 0) + 1;
    expect(chiSquare(counts, people.length / 100)).toBeLessThan(148.2);
  });

  test.each(others)(
    'is independent of flag %s (chi-square, 81 degrees of freedom, p > 0.001)',
    (other) => {
      const counts = Array.from({ length: 100 }, () => 0);
      for (const [index, bucket] of bucketsOf(other).entries()) {
        const cell =
          Math.floor((bucket - 1) / 10) * 10 + Math.floor(((buckets[index] ?? 1) - 1) / 10);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      expect(chiSquare(counts, people.length / 100)).toBeLessThan(126.1);
    },
  );

  test('never turns the flag off for anyone when it is raised, and is always the same', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.uuid(),
        text,
        fc.integer({ min: 1, max: 99 }),
        (id, identifier, percentage) => {
          const before = evaluate(share(percentage, id), { identifier });
          const after = evaluate(share(percentage + 1, id), { identifier });
          expect(after.bucket).toBe(before.bucket);
          expect(before.active && !after.active).toBe(false);
          expect(evaluate(share(percentage, id), { identifier })).toEqual(before);
        },
      ),
    );
  });

  test("has the buckets that PHP's MurmurHash3 gives", async () => {
    const one = fc.tuple(fc.uuid(), fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }));
    const sampled = fc.sample(one, 500).filter(([, text]) => text === text.trim());
    const pairs = [...sampled, ...people.slice(0, 200).map((text) => [flag.id, text] as const)];
    const known = pairs
      .map(([id, identifier]) => ({ id, identifier, ...evaluate(share(1, id), { identifier }) }))
      .filter(({ bucket }) => bucket !== null);
    expect(known.length).toBeGreaterThan(400);
    const texts = known.map(({ id, identifier }) => `${id}:${identifier}`);
    const printed = await runPhp('flagBuckets', [JSON.stringify(texts)]);
    expect(JSON.parse(printed)).toEqual(known.map(({ bucket }) => bucket));
  });

  test.each([
    ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01', 'ann@example.com'],
    ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01', 'Ann@example.com'],
  ])('of flag %s uses the identifier exactly as it is sent: %s', async (id, identifier) => {
    const [bucket] = JSON.parse(
      await runPhp('flagBuckets', [JSON.stringify([`${id}:${identifier}`])]),
    );
    expect(evaluate(share(1, id), { identifier: ` ${identifier} ` }).bucket).toBe(bucket);
  });
});

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
