import { randomBytes } from 'node:crypto';
import { PACKAGE_ACCESS_SECONDS } from '@pressdock/api/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../../adapters/sealing/sealer.ts';
import { createDownloadTokens } from './downloadToken.ts';

const tokens = createDownloadTokens(createSealer([randomBytes(32)]));
const hour = 60 * 60 * 1000;
const day = PACKAGE_ACCESS_SECONDS * 1000;
const moment = fc.date({ min: new Date(2026, 0), max: new Date(2040, 0), noInvalidDate: true });

describe('a download token', () => {
  it('is valid for its own version, for a day and at most an hour more', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), moment, (version, other, date) => {
        const now = date.getTime();
        const token = tokens.create(version, now);
        expect(tokens.isValid(version, token, now)).toBe(true);
        expect(tokens.isValid(version, token, now + day - 1)).toBe(true);
        expect(tokens.isValid(version, token, now + day + hour)).toBe(false);
        expect(tokens.isValid(other, token, now)).toBe(other === version);
      }),
    );
  });

  it('is invalid if it was made up or issued by another server', () => {
    const elsewhere = createDownloadTokens(createSealer([randomBytes(32)]));
    expect(tokens.isValid('v', elsewhere.create('v', 0), 0)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tokens.isValid('v', text, 0)).toBe(false);
      }),
    );
  });
});
