import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyStart = 'pdk_';
const randomLength = 40;
const checksumLength = 6;
const shape = /^pdk_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/**
 * Creates an API key: a prefix that secret scanners recognize, 238 random bits, and a checksum that
 * detects mistyped and invented keys without a query.
 */
export function createApiKey(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  const body = random.join('');
  return `${keyStart}${body}${checksum(body)}`;
}

/** Returns whether a text has the form and checksum of an API key. */
export function isApiKey(text: string): boolean {
  const [, body, sum] = shape.exec(text) ?? [];
  return body !== undefined && checksum(body) === sum;
}

/** Returns the first characters of a key, by which its owner recognizes it. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, keyStart.length + 6);
}

/** Returns the hash of a key, which is all that is stored of it. */
export function apiKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let index = 0; index < checksumLength; index += 1) {
    text = alphabet[rest % alphabet.length] + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
