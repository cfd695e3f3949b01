import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePhpVersions, meetsMinimum } from './phpVersion.ts';
import { compareVersionNumbers, parseVersionNumber } from './versionNumber.ts';

describe('a version number (specification, section 5)', () => {
  it.each(['1.8.0', '0.0.1', '10.20.30', '2024.1.15'])('accepts %s', (text) => {
    expect(parseVersionNumber(text)).toBeDefined();
  });

  it.each([
    '1.8',
    '1.8.0.1',
    'v1.8.0',
    '1.8.0-beta',
    '1.8.x',
    '1.08.0',
    '',
    ' 1.8.0',
    '1.8.0\n',
    '-1.0.0',
    '1.8.12345678901',
  ])('rejects %j', (text) => {
    expect(parseVersionNumber(text)).toBeUndefined();
  });

  it('is compared by number instead of text, exactly as sites do', () => {
    const part = fc.integer({ min: 0, max: 999_999_999 });
    const number = fc.tuple(part, part, part);
    fc.assert(
      fc.property(number, number, (a, b) => {
        const left = parseVersionNumber(a.join('.'));
        const right = parseVersionNumber(b.join('.'));
        if (!left || !right) return false;
        const order = Math.sign(compareVersionNumbers(left, right));
        return order === comparePhpVersions(a.join('.'), b.join('.'));
      }),
    );
    expect(comparePhpVersions('1.10.0', '1.9.0')).toBe(1);
  });
});

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

  it('returns the opposite when its arguments are swapped, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'01239.-_+ab#RCpldev') }),
        fc.string(),
        (a, b) => {
          expect(comparePhpVersions(a, a)).toBe(0);
          expect(comparePhpVersions(a, b) + comparePhpVersions(b, a)).toBe(0);
        },
      ),
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
