import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 random bits that fits into a header and a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash to store instead of a token; the hash alone grants no access. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
