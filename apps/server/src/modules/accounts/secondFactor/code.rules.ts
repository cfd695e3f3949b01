import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** How many recovery codes a person gets. */
const recoveryCodeCount = 10;
/** 80 bits per recovery code, so that even its hash cannot be guessed. */
const recoveryBytes = 10;

function createTotp(secret: Secret, label = ''): TOTP {
  return new TOTP({
    issuer: 'Pressdock',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret,
  });
}

/** Creates a secret in base32, and the URL that adds it to an authenticator app. */
export function createSecret(email: string): { secret: string; url: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, url: createTotp(secret, email).toString() };
}

/** Returns the time step of a code, at most one step off; undefined for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = createTotp(Secret.fromBase32(secret));
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Returns a code without the spaces and hyphens that apps and people group it with. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Returns whether a code is from an authenticator app rather than a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Creates recovery codes in groups of four characters. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(recoveryBytes)).buffer }).base32;
    return code.replace(/.{4}(?=.)/g, '$&-').toLowerCase();
  });
}
