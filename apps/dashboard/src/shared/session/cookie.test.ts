import { expect, test } from 'vitest';
import { tokenCookie, tokenIn } from './cookie.ts';

// Specification, section 2: an auth cookie named token. Security rules, "Session".
test('limits the token to this host and to requests from this site', () => {
  const [pair, ...attributes] = tokenCookie('abc-123', false).split('; ');
  expect(pair).toBe('token=abc-123');
  expect(attributes).toContain('SameSite=Strict');
  expect(attributes).toContain('Path=/');
  expect(attributes.join()).not.toMatch(/domain/i);
});

test('marks the cookie secure on pages loaded over https', () => {
  expect(tokenCookie('abc', true).split('; ')).toContain('Secure');
  expect(tokenCookie('abc', false).split('; ')).not.toContain('Secure');
});

test('deletes the cookie without a token', () => {
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

test('reads back the token it wrote', () => {
  const token = 'a b;c=d%é';
  expect(tokenIn(tokenCookie(token, true).split('; ')[0] ?? '')).toBe(token);
});
