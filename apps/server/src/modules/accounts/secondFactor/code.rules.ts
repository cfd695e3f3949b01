import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** How many recovery codes somebody gets. */
const recoveryCodes = 10;
/** 80 bits each, in letters and digits that are not taken for each other: guessed by nobody, even hashed. */
const recoveryBytes = 10;

function totpOf(secret: Secret, label = ''): TOTP {
  return new TOTP({
    issuer: 'Pressdock',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret,
  });
}

/** A new secret in base32, and the address by which an app takes it. */
export function newSecret(email: string): { secret: string; url: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, url: totpOf(secret, email).toString() };
}

/** The time step that a code is of, the present one or one beside it; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What was typed, as codes are compared: apps and people write them in groups. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** True for what an app shows, and not one of the recovery codes. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** New recovery codes, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32;
    return code.replace(/.{4}(?=.)/g, '$&-').toLowerCase();
  });
}
