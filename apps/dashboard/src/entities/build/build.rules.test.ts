import { expect, test } from 'vitest';
import {
  buildDuration,
  buildName,
  buildResult,
  buildTone,
  formatDuration,
  productOf,
  replayFailure,
  replayRefusal,
} from './build.rules.ts';

// Specification, section 4, "Status badge": codes 200 to 299 success style, others warning.
test.each([
  ['waiting', null, 'neutral'],
  ['running', null, 'info'],
  ['released', 201, 'positive'],
  ['skipped', 200, 'positive'],
  ['skipped', 299, 'positive'],
  ['failed', 199, 'caution'],
  ['failed', 300, 'caution'],
  ['failed', 422, 'caution'],
  ['failed', 500, 'caution'],
] as const)('the badge of a %s build with the code %s is %s', (status, responseCode, tone) => {
  expect(buildTone({ status, responseCode })).toBe(tone);
});

test.each([
  [null, null, undefined],
  [201, 'Released 1.3.0', 'Released 1.3.0'],
  [422, 'The zip has no main file.', 'The zip has no main file.'],
  [500, null, 'Error: Continuous deployment failed.'],
] as const)(
  'the result of a build with the code %s and the text %j is %j',
  (responseCode, responseBody, text) => {
    expect(buildResult({ responseCode, responseBody })).toBe(text);
  },
);

const commit = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

test.each([
  ['Fix the tide table\n\nIt was a day late.', commit, 'released', 'Fix the tide table'],
  ['  \n', commit, 'released', 'a1b2c3d'],
  [null, commit, 'running', 'a1b2c3d'],
  [null, null, 'waiting', 'Commit not read yet'],
  [null, null, 'failed', 'Unknown commit'],
] as const)(
  'a build of the message %j and the commit %s that is %s is named %s',
  (message, hash, status, name) => {
    expect(buildName({ message, commit: hash, status })).toBe(name);
  },
);

test.each([
  [0, '0 s'],
  [840, '0.8 s'],
  [9960, '10 s'],
  [12_400, '12 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%s ms is %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  [null, null, undefined],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:04.2Z', '4.2 s'],
  ['2026-11-20T12:00:00Z', null, '30 s'],
  ['2026-11-20T12:01:00Z', null, '0 s'],
] as const)('a build from %s to %s took %s', (startedAt, finishedAt, duration) => {
  const now = Date.parse('2026-11-20T12:00:30Z');
  expect(buildDuration({ startedAt, finishedAt }, now)).toBe(duration);
});

test('knows the product of a build', () => {
  expect(productOf({ plugin: 'p', theme: null })).toEqual({ kind: 'plugin', id: 'p' });
  expect(productOf({ plugin: null, theme: 't' })).toEqual({ kind: 'theme', id: 't' });
});

test.each([
  [
    404,
    'This build was deleted or does not exist, so its commit cannot be built again. Build the branch instead.',
    false,
  ],
  [409, 'Too many builds are waiting.', true],
  [500, 'There was an error replaying the build.  Please try again.', true],
  [0, 'There was an error replaying the build.  Please try again.', true],
])('explains a replay that failed with %s', (status, reason, canRetry) => {
  const error = { message: 'Too many builds are waiting.' };
  expect(replayFailure({ status, error })).toEqual({ reason, canRetry });
});

test.each([
  [undefined, undefined],
  ['gitlab', undefined],
  ['github', '(GitLab)'],
  ['other', '(GitLab)'],
  ['', '(GitLab)'],
])('a link with the provider %j to a build from GitLab is refused: %s', (provider, reason) => {
  const refusal = replayRefusal({ provider: 'gitlab' }, provider);
  if (reason === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toEqual({ reason: expect.stringContaining(reason), canRetry: false });
  expect(replayRefusal(undefined, provider)).toBeUndefined();
});
