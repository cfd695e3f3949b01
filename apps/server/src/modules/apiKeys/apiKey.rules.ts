import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const start = 'pdk_';
const randomLetters = 40;
const checksumLetters = 6;
const shape = /^pdk_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/**
 * Make an API key: a beginning that secret scanners and people recognise, 238 random bits, and a
 * checksum, by which a mistyped or made-up key is told without asking the database.
 */
export function newApiKey(): string {
  const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]);
  const body = random.join('');
  return `${start}${body}${checksum(body)}`;
}

/** Whether a text can be an API key. */
export function isApiKey(text: string): boolean {
  const [, body, sum] = shape.exec(text) ?? [];
  return body !== undefined && checksum(body) === sum;
}

/** The first letters of a key, by which its owner knows it again. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, start.length + 6);
}

/** What is stored of a key: with it alone nobody can act. */
export function apiKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checksumLetters; place += 1) {
    text = letters[rest % letters.length] + text;
    rest = Math.floor(rest / letters.length);
  }
  return text;
}
