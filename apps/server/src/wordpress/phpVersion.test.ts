import { isPackageVersion } from '@pressdock/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runPhp } from '../../test/harness/php.ts';
import { comparePhpVersions, meetsMinimum } from './phpVersion.ts';

describe("PHP's version_compare", () => {
  const ascending = [
    '1.0-dev',
    '1.0-alpha',
    '1.0a2',
    '1.0-beta',
    '1.0b2',
    '1.0RC1',
    '1.0-rc2',
    '1.0',
    '1.0.0',
    '1.0.0.1',
    '1.0.1',
    '1.0-pl1',
    '1.2',
    '1.10',
    '2',
  ];

  it('orders the notations that authors use', () => {
    for (const [index, version] of ascending.entries()) {
      for (const [other, against] of ascending.entries()) {
        expect([version, against, comparePhpVersions(version, against)]).toEqual([
          version,
          against,
          Math.sign(index - other),
        ]);
      }
    }
  });

  it.each([
    ['1.0-beta', '1.0-beta', 0],
    ['1.0.beta', '1.0-beta', 0],
    ['1.0beta', '1.0_beta', 0],
    ['dev', '0.0.1', -1],
    ['', '0.0.1', -1],
    ['', '', 0],
    ['1.01', '1.1', 0],
    ['5.2-hotfix', '5.2', -1],
    ['99999999999999999999.0', '99999999999999999998.9', 1],
  ])('compares %j with %j as %i', (a, b, order) => {
    expect(comparePhpVersions(a, b)).toBe(order);
  });

  it('returns the opposite when the versions of packages are swapped', () => {
    const characters = fc.constantFrom(...'01239.-_+ab~RCpldev');
    const version = fc.string({ unit: characters }).filter(isPackageVersion);
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(comparePhpVersions(a, a)).toBe(0);
        expect(comparePhpVersions(a, b) + comparePhpVersions(b, a)).toBe(0);
      }),
    );
  });

  it('compares any text that a site may send as PHP does', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: fc.constantFrom(...'01239.-_+ab#NRCpldev~ é'), maxLength: 9 }),
        fc.string({ unit: 'binary', maxLength: 9 }),
      )
      .filter((version) => !/\d{19}|\0/.test(version));
    const pairs = fc.sample(fc.tuple(text, text), 1500);
    const results = JSON.parse(await runPhp('compareVersions', [JSON.stringify(pairs)]));
    expect(pairs.map(([a, b]) => [a, b, comparePhpVersions(a, b)])).toEqual(
      pairs.map(([a, b], index) => [a, b, results[index]]),
    );
  });
});

describe('a minimum version', () => {
  it.each([
    ['8.1.2', '7.4', true],
    ['7.4.3-4ubuntu2.18', '7.4.3', true],
    ['7.3.33', '7.4', false],
    ['6.0', '6.0.0', true],
    ['6.6-RC1-58777', '6.6', true],
    [undefined, '8.0', true],
    ['7.4', undefined, true],
    ['8', '8.0.0', true],
  ])('site %j, required %j: %s', (actual, required, met) => {
    expect(meetsMinimum(actual, required)).toBe(met);
  });
});
