import { expect, it } from 'vitest';
import { flagFixture } from '../flag.testing.ts';
import { failedOutcome, replaceFlag, withToggle } from './toggleFlag.rules.ts';

it('changes one flag of a list and leaves the others as they are', () => {
  const [one, other] = [flagFixture(), flagFixture()];
  const changed = replaceFlag([one, other], one._id, { active: true });
  expect(changed?.[0]).toEqual({ ...one, active: true });
  expect(changed?.[1]).toBe(other);
});

it('returns the same list if it does not have the flag', () => {
  const flags = [flagFixture()];
  expect(replaceFlag(flags, 'unknown', { active: true })).toBe(flags);
  expect(replaceFlag(undefined, 'unknown', { active: true })).toBeUndefined();
});

it('knows the state of each switch', () => {
  const saving = withToggle(new Map(), 'a', 'saving');
  const both = withToggle(saving, 'b', 'failed');
  expect([...both]).toEqual([
    ['a', 'saving'],
    ['b', 'failed'],
  ]);
  expect([...withToggle(both, 'a', undefined)]).toEqual([['b', 'failed']]);
});

it.each([
  [404, 'deleted'],
  [0, 'failed'],
  [403, 'failed'],
  [409, 'failed'],
  [503, 'failed'],
])('reads a failure with the status %i as %s', (status, expected) => {
  expect(failedOutcome(status)).toBe(expected);
});
