import { expect, test } from 'vitest';
import { accessLabel } from './gitServers.rules.ts';

test.each([
  ['https://git.example/harbor.git', null, 'Read over HTTPS'],
  ['HTTPS://git.example/harbor.git', null, 'Read over HTTPS'],
  ['http://127.0.0.1:3000/harbor.git', null, 'Read over HTTP, not encrypted'],
  ['git@git.example:harbor.git', null, 'Read over SSH'],
  ['ssh://git@git.example/harbor.git', 'SHA256:abc', 'Host key SHA256:abc'],
])('says how %s with the host key %s is read', (url, hostKey, label) => {
  expect(accessLabel({ url, hostKey })).toBe(label);
});
