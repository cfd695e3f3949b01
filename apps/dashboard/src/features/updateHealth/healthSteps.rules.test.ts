import { expect, test } from 'vitest';
import { shareOf, shareTexts } from './healthSteps.rules.ts';

const health = {
  version: '3.1.0',
  offered: 1000,
  downloaded: 800,
  installed: 760,
  failed: 16,
  rolledBack: 4,
  silent: 0,
};
const previous = { ...health, version: '3.0.2', failed: 4, silent: 0 };

// Downloads are a share of what was offered; everything later is a share of the downloads.
test.each([
  ['offered', undefined],
  ['downloaded', '80%'],
  ['installed', '95%'],
  ['failed', '2%'],
  ['rolledBack', '0.5%'],
  ['silent', '0%'],
] as const)('the share of %s is %s', (step, expected) => {
  expect(shareOf(step, health)).toBe(expected);
});

test('shows a share beside that of the previous release', () => {
  expect(shareTexts('failed', health, previous)).toEqual({
    now: '2% of downloads',
    before: '3.0.2: 0.5%',
  });
  expect(shareTexts('downloaded', health, undefined)).toEqual({
    now: '80% of offered',
    before: undefined,
  });
  const none = { ...health, downloaded: 0, failed: 0 };
  expect(shareTexts('failed', none, previous)).toBeUndefined();
  expect(shareTexts('failed', health, { ...none, version: '3.0.2' })?.before).toBeUndefined();
});
