import { expect, test } from 'vitest';
import { tokenCookie, tokenIn } from './cookie.ts';

// Specification, section 2: an auth cookie named token. Security rules, "Session".
test('keeps the token for this host only, and never sends it along from other sites', () => {
  const [pair, ...attributes] = tokenCookie('abc-123', false).split('; ');
  expect(pair).toBe('token=abc-123');
  expect(attributes).toContain('SameSite=Strict');
  expect(attributes).toContain('Path=/');
  expect(attributes.join()).not.toMatch(/domain/i);
});

test('is sent over https only where the page came over https', () => {
  expect(tokenCookie('abc', true).split('; ')).toContain('Secure');
  expect(tokenCookie('abc', false).split('; ')).not.toContain('Secure');
});

test('removes the cookie when there is no token', () => {
  expect(tokenCookie(undefined, false)).toMatch(/^token=;.*Max-Age=0/);
});

test.each([
  ['', undefined],
  ['token=abc', 'abc'],
  ['theme=dark; token=abc; x=y', 'abc'],
  ['mytoken=abc', undefined],
  ['token=', undefined],
  ['token=a%3Db', 'a=b'],
  ['token=%E0%A4%A', undefined],
])('finds the token in "%s"', (cookies, expected) => {
  expect(tokenIn(cookies)).toBe(expected);
});

test('finds again what it keeps', () => {
  const token = 'a b;c=d%é';
  expect(tokenIn(tokenCookie(token, true).split('; ')[0] ?? '')).toBe(token);
});
