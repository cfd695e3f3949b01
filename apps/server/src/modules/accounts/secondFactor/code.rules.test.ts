import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import {
  createRecoveryCodes,
  createSecret,
  findTimeStep,
  isAppCode,
  normalizeCode,
} from './code.rules.ts';

describe('the codes of two-factor authentication', () => {
  const secret = createSecret('ada@example.com').secret;
  const anyMoment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });

  test('are valid in their own time step and in the adjacent ones', () => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -1, max: 1 }), (now, steps) => {
        const code = totp.generate({ timestamp: now.getTime() + steps * 30_000 });
        const step = findTimeStep(secret, code, now) ?? 0;
        // Two adjacent steps may happen to have the same code.
        expect(totp.generate({ timestamp: step * 30_000 })).toBe(code);
        expect(Math.abs(step - Math.floor(now.getTime() / 30_000))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('are invalid in any other form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), anyMoment, (text, now) => {
        fc.pre(!isAppCode(text));
        expect(findTimeStep(secret, text, now)).toBeUndefined();
      }),
    );
  });

  test('are equal however their digits are grouped', () => {
    for (const code of createRecoveryCodes()) {
      expect(normalizeCode(` ${code.toUpperCase()} `)).toBe(
        normalizeCode(code.replaceAll('-', '')),
      );
      expect(isAppCode(normalizeCode(code))).toBe(false);
    }
    expect(normalizeCode('123 456')).toBe('123456');
  });
});
