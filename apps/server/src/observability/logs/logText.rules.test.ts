import { expect, test } from 'vitest';
import { toLogText } from './logText.rules.ts';

test.each([
  ['an e-mail address', 'Rejected <ada.l@mail.example.com>: 550', 'Rejected <[address]>: 550'],
  [
    'the query of a URL',
    'GET https://shop.example/api?license=K-1&x=2 failed',
    'GET https://shop.example/api?[query] failed',
  ],
  [
    'a password in a URL',
    'connect postgres://ada:s3cret@db.example:5432/x',
    'connect postgres://[credentials]@db.example:5432/x',
  ],
  ['a token', 'authorization: Bearer abcdefgh.ijkl', 'authorization: Bearer [credentials]'],
])('removes %s', (_name, text, expected) => {
  expect(toLogText(text, undefined)).toBe(expected);
});

test('removes the values that the database quotes, and keeps the stack', () => {
  const stack = 'error: invalid input syntax for type uuid: "K-1\nK-2"\n    at run ("pool.ts":1:2)';
  expect(toLogText(stack, '22P02')).toBe(
    'error: invalid input syntax for type uuid: "[value]"\n    at run ("[value]":1:2)',
  );
});

test.each([
  'duplicate key value violates unique constraint "users_email"',
  'The e-mail 5f0c (reset) was abandoned after 3 attempts; the last response was 550.',
  '    at run (file:///srv/pressdock/server.js:10:5)',
  '    at async node_modules/@scope/package/index.js:3:1',
])('keeps %s', (text) => {
  expect(toLogText(text, '23505')).toBe(text);
});
