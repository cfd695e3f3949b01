import { isPackageVersion } from '@pressdock/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runPhp } from '../../test/harness/php.ts';
import { comparePhpVersions } from './phpVersion.ts';
import { versionOrder } from './versionOrder.ts';

const compare = (a: string, b: string) => Math.sign(a < b ? -1 : a > b ? 1 : 0);

describe('the order of versions in the database', () => {
  it('is the order of the notations that authors use', () => {
    const ascending = [
      '1.0-dev',
      '1.0-alpha',
      '1.0-beta1',
      '1.0-beta2',
      '1.0-RC1',
      '1.0',
      '1.0.0',
      '1.0.0.1',
      '1.0.9',
      '1.0.10',
      '1.0-pl1',
      '1.8',
      '1.8.0',
      '1.2.3.4',
      '20240115',
    ].sort((a, b) => comparePhpVersions(a, b));
    expect([...ascending].sort((a, b) => compare(versionOrder(a), versionOrder(b)))).toEqual(
      ascending,
    );
    expect(versionOrder('1.08')).toBe(versionOrder('1.8'));
  });

  it("is exactly PHP's version_compare, and so is the comparison of offers", async () => {
    const words = ['dev', 'alpha', 'a', 'beta', 'b', 'RC', 'rc', 'p', 'pl', 'hotfix', 'x', 'V'];
    const part = fc.oneof(
      fc.integer({ min: 0, max: 20 }).map(String),
      fc.constantFrom('00', '08', '123456789012345678', ...words),
    );
    const separator = fc.constantFrom(
      '.',
      '.',
      '.',
      '-',
      '_',
      '+',
      '~',
      ' ',
      '',
      '..',
      '.-',
      ' - ',
    );
    const version = fc
      .array(fc.tuple(part, separator), { minLength: 1, maxLength: 5 })
      .map((pieces) =>
        pieces
          .map(([text, mark], index) => text + (index < pieces.length - 1 ? mark : ''))
          .join(''),
      )
      .filter(isPackageVersion);
    const pairs = fc.sample(fc.tuple(version, version), 1500);
    const results = JSON.parse(await runPhp('compareVersions', [JSON.stringify(pairs)]));
    for (const [index, [a, b]] of pairs.entries()) {
      expect([a, b, compare(versionOrder(a), versionOrder(b))]).toEqual([a, b, results[index]]);
      expect([a, b, comparePhpVersions(a, b)]).toEqual([a, b, results[index]]);
    }
  });
});
