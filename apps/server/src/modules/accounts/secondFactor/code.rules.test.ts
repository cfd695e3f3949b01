import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { describeDevice } from '../../../identity/device.ts';
import {
  createRecoveryCodes,
  createSecret,
  findTimeStep,
  isAppCode,
  normalizeCode,
} from './code.rules.ts';

describe('the description of a device', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
    ['curl/8.9.1', 'curl'],
    ['', 'Unknown browser'],
    [undefined, 'Unknown browser'],
  ])('%.60j', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  test('never contains the raw user agent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (userAgent) => {
        expect(describeDevice(userAgent)).toMatch(/^[A-Za-z ]{4,40}$/);
      }),
    );
  });
});

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
