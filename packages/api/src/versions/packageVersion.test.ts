import { expect, test } from 'vitest';
import { fullVersion, isPackageVersion } from './packageVersion.ts';

test.each([
  ['1.8.0', '1.8.0'],
  ['1.8', '1.8.0'],
  ['3', '3.0.0'],
  ['20240115', '20240115.0.0'],
  ['1.2.3.4', '1.2.3.4'],
  ['2.0.0-beta1', '2.0.0-beta1'],
  ['2.0-beta1', '2.0.0-beta1'],
  ['1.0 RC 2', '1.0.0 RC 2'],
  ['v1.08', '1.8.0'],
  ['1..2', '1..2'],
  ['dev-7', 'dev-7'],
])('accepts %s, in full %s', (version, full) => {
  expect(isPackageVersion(version)).toBe(true);
  expect(fullVersion(version)).toBe(full);
});

test.each([
  '',
  'beta',
  '1.0-',
  '.5',
  '1,8',
  '1.0"',
  '1/2',
  '1.0\n',
  'é1',
  '1'.repeat(19),
  `1${'.1'.repeat(25)}`,
])('rejects %j', (version) => expect(isPackageVersion(version)).toBe(false));
