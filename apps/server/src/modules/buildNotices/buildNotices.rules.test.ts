import { expect, test } from 'vitest';
import { type BuildOutcome, isNewFailure } from './buildNotices.rules.ts';

const failed = (text: string, more: Partial<BuildOutcome> = {}): BuildOutcome => ({
  status: 'failed',
  step: 'check',
  response_code: 422,
  response_body: text,
  ...more,
});
const released: BuildOutcome = {
  status: 'released',
  step: 'release',
  response_code: 201,
  response_body: 'Released 1.2.0',
};
const skipped: BuildOutcome = { ...released, status: 'skipped', response_code: 200 };
const mismatch = 'The version 1.3.0 is not the version 1.2.9 of the header.';

test.each<[string, BuildOutcome, BuildOutcome | undefined, boolean]>([
  ['the first build', failed(mismatch), undefined, true],
  ['a failure after a release', failed(mismatch), released, true],
  ['a failure after a skipped build', failed(mismatch), skipped, true],
  ['the same failure again', failed(mismatch), failed(mismatch), false],
  [
    'the same failure with other versions',
    failed('The version 1.10.0 is not the version 1.2.9 of the header.'),
    failed(mismatch),
    false,
  ],
  [
    'the same failure of another commit',
    failed('The commit 4f2a91c0d7 was not found.'),
    failed('The commit 0b77ac1e55 was not found.'),
    false,
  ],
  ['another reason', failed('The entry "a.php" is a link.'), failed(mismatch), true],
  ['another step', failed(mismatch, { step: 'package' }), failed(mismatch), true],
  ['another code', failed(mismatch, { response_code: 500 }), failed(mismatch), true],
  ['a release', released, failed(mismatch), false],
  ['a skipped build', skipped, undefined, false],
])('%s', (_name, build, before, expected) => {
  expect(isNewFailure(build, before)).toBe(expected);
});
