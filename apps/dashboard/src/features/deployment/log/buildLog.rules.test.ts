import type { BuildLine, BuildStep } from '@pressdock/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstErrorOf,
  fragmentOf,
  groupsOf,
  lineOf,
  logText,
  statusSentence,
  stepsOf,
} from './buildLog.rules.ts';

const line = (n: number, step: BuildStep, level: BuildLine['level'] = 'info'): BuildLine => ({
  n,
  step,
  level,
  text: `text ${n}`,
  at: new Date(Date.UTC(2026, 10, 20, 12, 0, n)).toISOString(),
});

const lines = [line(1, 'queue'), line(2, 'fetch', 'command'), line(5, 'version', 'error')];

test.each([
  ['waiting', 'queue', 'current upcoming upcoming upcoming upcoming upcoming'],
  ['running', 'version', 'done done current upcoming upcoming upcoming'],
  ['failed', 'version', 'done done failed upcoming upcoming upcoming'],
  ['skipped', 'version', 'done done stopped upcoming upcoming upcoming'],
  ['released', 'release', 'done done done done done done'],
] as const)('the steps of a %s build at the step %s are %s', (status, step, states) => {
  const steps = stepsOf({ status, step, finishedAt: null }, []);
  expect(steps.map(({ state }) => state).join(' ')).toBe(states);
});

test('measures each step until the next one begins, and the last until the build ends', () => {
  const build = { status: 'failed', step: 'version', finishedAt: '2026-11-20T12:00:09Z' } as const;
  const facts = stepsOf(build, lines).map(({ firstLine, duration }) => [firstLine, duration]);
  expect(facts.slice(0, 4)).toEqual([
    [1, '1 s'],
    [2, '3 s'],
    [5, '4 s'],
    [undefined, undefined],
  ]);
  const running = stepsOf({ ...build, status: 'running', finishedAt: null }, lines);
  expect(running[2]).toMatchObject({ firstLine: 5, duration: undefined });
});

test('finds the first line that reports an error', () => {
  expect(firstErrorOf(lines)).toBe(5);
  expect(firstErrorOf(lines.slice(0, 2))).toBeUndefined();
});

test('writes a log as text, with commands after a dollar sign', () => {
  expect(logText(lines)).toBe('text 1\n$ text 2\ntext 5');
});

test.each([
  ['#L12', 12],
  ['#L1', 1],
  ['#L0', undefined],
  ['#L', undefined],
  ['#L-1', undefined],
  ['#L1x', undefined],
  ['#L1234567', undefined],
  ['#provider=github&id=1', undefined],
  ['', undefined],
])('the fragment %j names the line %s', (fragment, number) => {
  expect(lineOf(fragment)).toBe(number);
});

test('every line has a fragment', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10_000 }), (n) => lineOf(fragmentOf(n)) === n));
});

test('groups contain every line once, in order', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (count) => {
      const indexes = groupsOf(count).flatMap(({ start, end }) =>
        Array.from({ length: end - start }, (_, index) => start + index),
      );
      expect(indexes).toEqual(Array.from({ length: count }, (_, index) => index));
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['waiting', 'queue', null, 'The build is waiting.'],
  ['running', 'check', null, 'The build is running: Check.'],
  ['released', 'release', '1.3.0', 'Version 1.3.0 was released.'],
  ['skipped', 'version', null, 'The build ended. Nothing was released.'],
  ['failed', 'fetch', null, 'The build failed.'],
] as const)('a build that is %s at %s is announced', (status, step, version, sentence) => {
  expect(statusSentence({ status, step, version })).toBe(sentence);
});
