import { expect, test } from 'vitest';
import { isSameReceiver } from './receiver.rules.ts';

const [id, otherId] = [crypto.randomUUID(), crypto.randomUUID()];
const urlOf = (origin: string, deployment = id) =>
  `${origin}/api/v2/public/deployments/${deployment}/push`;
const url = urlOf('https://updates.example.com');

test.each([
  ['the same URL', url, true],
  ['another address of the server', urlOf('http://127.0.0.1:8080'), true],
  ['an address with a path', urlOf('https://example.com/pressdock'), true],
  ['another deployment', urlOf('https://updates.example.com', otherId), false],
  ['another path', url.replace('/push', '/other'), false],
  ['a URL that only contains the path', `${url}?to=other`, false],
  ['nothing', '', false],
])('a webhook with %s', (_, other, expected) => {
  expect(isSameReceiver(other, url)).toBe(expected);
});
