import { describe, expect, it, test } from 'vitest';
import { checkHeaderVersion, checkTypedVersion, checkVersionFile } from './packageVersion.rules.ts';

describe('the version in a header', () => {
  it.each(['1.8', '1.8.0', '1.2.3.4', '2.0.0-beta1', 'v3', '20240115'])(
    '%s is accepted',
    (version) => expect(checkHeaderVersion(version)).toBeUndefined(),
  );

  it.each([
    ['', 'has no "Version:" header'],
    ['soon', 'has "Version: soon", which sites cannot compare'],
    ['1,8', 'has "Version: 1,8", which sites cannot compare'],
  ])('%j is rejected', (version, reason) => {
    expect(checkHeaderVersion(version)).toContain(reason);
  });
});

describe('a typed version', () => {
  it.each([
    ['1.8', undefined],
    ['1.8', '1.8.0'],
    ['v1.8', '1.8.0'],
    ['2.0.0-beta1', undefined],
    ['1.8.0', '1.8.0'],
  ])('for a package with %s may be %s', (version, typed) => {
    expect(checkTypedVersion(version, typed)).toBeUndefined();
  });

  it.each([
    ['1.0.0', 'has "Version: 1.0.0", but the version entered is 1.9.9'],
    ['1.8', 'but the version entered is 1.9.9; enter 1.8.0, or leave the version blank'],
    ['2.0.0-beta1', '1.9.9; leave the version blank to use the one in the package'],
    ['1.2.3.4', '1.9.9; leave the version blank to use the one in the package'],
  ])('that differs from %s is rejected with a value that is accepted', (version, reason) => {
    expect(checkTypedVersion(version, '1.9.9')).toContain(reason);
  });
});

test.each([
  ['1.8', '1.8.0', undefined],
  ['1.8.0', '1.8', undefined],
  ['2.0.0-beta1', '2.0.0-beta1', undefined],
  [
    '1.0.0',
    '1.1.0',
    'has "Version: 1.0.0", but pressdock.version contains 1.1.0; use the same version in both',
  ],
])('compares the version %s of a package with %s in the version file', (version, file, reason) => {
  expect(checkVersionFile(version, file)).toBe(reason);
});
