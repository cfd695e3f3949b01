import { describe, expect, it, test } from 'vitest';
import {
  hasOtherHostKey,
  lastPushLabel,
  newestBuilds,
  newestEnded,
  sourceLabel,
} from './deploymentPanel.rules.ts';

test.each([
  ['main', '', false, 'Branch main'],
  ['main', 'packages/quiet', false, 'Branch main, folder packages/quiet'],
  ['next', '', true, 'Branch next, tags are released'],
])(
  'the branch %s, folder %j and tags %s are deployed as %s',
  (branch, path, releasesTags, text) => {
    expect(sourceLabel({ branch, path, releasesTags })).toBe(text);
  },
);

describe('the last push', () => {
  const at = '2026-11-20T12:00:00Z';
  const now = Date.parse('2026-11-20T12:03:00Z');
  it.each([
    ['accepted', 'Last push 3 min ago, accepted.'],
    ['ignored', 'Last push 3 min ago, ignored, because nothing is released from it.'],
    ['wrong_signature', 'Last push 3 min ago, denied, because its signature is wrong.'],
  ] as const)('that was %s reads %s', (outcome, text) => {
    expect(lastPushLabel({ at, outcome }, now)).toBe(text);
  });

  it('is missing at first', () => {
    expect(lastPushLabel(null, now)).toBe('No push received yet.');
  });
});

test.each([
  ['The Git server could not be reached.', false],
  [undefined, false],
  [
    "The server's host key is not the one that was trusted. Check its fingerprint and try again.",
    true,
  ],
])('the problem %j is another host key: %s', (problem, expected) => {
  expect(hasOtherHostKey({ problem })).toBe(expected);
});

describe('the builds of the section', () => {
  const listOf = (count: number, hasNextPage = false) => ({
    data: { pages: [{ results: Array.from({ length: count }, (_, index) => index) }] },
    hasNextPage,
  });

  it.each([
    ['a short list is complete', listOf(5), 5, false],
    ['a long list is shortened, and offers more', listOf(6), 5, true],
    ['a page that has a next one is shortened', listOf(25, true), 5, true],
  ])('%s', (_promise, list, count, hasMore) => {
    const newest = newestBuilds(list);
    expect(newest.list.data.pages.flatMap(({ results }) => results)).toHaveLength(count);
    expect(newest.list.hasNextPage).toBe(hasMore);
    expect(newest.isShortened).toBe(hasMore);
  });

  it('stay as they are while nothing has loaded', () => {
    const list = { data: undefined, hasNextPage: false };
    expect(newestBuilds(list)).toEqual({ list, isShortened: false });
  });
});

test.each([
  ['the newest build that has ended', ['running', 'failed', 'released'], 1],
  ['no build while none has ended', ['waiting'], null],
  ['no build if there is none', [], null],
  ['nothing while they load', undefined, undefined],
] as const)('finds %s', (_promise, statuses, expected) => {
  const builds = statuses?.map((status, index) => ({ _id: String(index), status }));
  expect(newestEnded(builds)).toBe(typeof expected === 'number' ? String(expected) : expected);
});
