import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePhpVersions } from './phpVersion.ts';
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
