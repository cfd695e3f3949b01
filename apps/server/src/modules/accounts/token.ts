import { createHash, randomBytes } from 'node:crypto';

/** Makes a secret of 256 random bits, as text that fits in a header and in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: with it alone nobody can sign in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
