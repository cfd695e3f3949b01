import type { CodeHostsResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { connectedHostOf, gitServerErrors, gitServerRequest, isHttps } from './gitServer.rules.ts';

const ssh = 'ssh://git@git.example.com/quiet.git';
const https = 'https://git.example.com/quiet.git';

test.each([
  [https, true],
  ['  HTTPS://git.example.com/quiet.git', true],
  ['http://git.example.com/quiet.git', true],
  [ssh, false],
  ['git@git.example.com:quiet.git', false],
  ['', false],
])('the URL %j is read over HTTPS: %s', (url, expected) => {
  expect(isHttps(url)).toBe(expected);
});

test.each([
  ['sends no credentials for SSH', ssh, 'mira', 't0ken', { url: ssh }],
  [
    'sends the user name and the token for HTTPS',
    https,
    'mira',
    't0ken',
    { url: https, userName: 'mira', accessToken: 't0ken' },
  ],
  ['sends no blank credentials of a public repository', https, ' ', '', { url: https }],
])('%s', (_promise, url, userName, accessToken, expected) => {
  expect(gitServerRequest({ url, userName, accessToken })).toEqual(expected);
});

test('asks for a URL', () => {
  expect(Object.keys(gitServerErrors({ url: ' ', userName: '', accessToken: '' }))).toEqual([
    'url',
  ]);
  expect(gitServerErrors({ url: ssh, userName: '', accessToken: '' })).toEqual({});
});

const host = (url: string, isConnected: boolean) => ({
  url,
  isConnected,
  canAuthorize: true,
  method: null,
  login: null,
  connectedAt: null,
  needsReconnecting: false,
});
const hosts: CodeHostsResponse = {
  github: host('https://github.com', true),
  gitlab: host('https://code.example.com:8443/gitlab', true),
  bitbucket: host('https://bitbucket.org', false),
};

test.each([
  ['https://github.com/ada/tide.git', { provider: 'github', name: 'ada/tide' }],
  ['  https://ada:token@GitHub.com/ada/tide/ ', { provider: 'github', name: 'ada/tide' }],
  ['git@github.com:ada/tide.git', { provider: 'github', name: 'ada/tide' }],
  ['ssh://git@github.com:22/ada/tide', { provider: 'github', name: 'ada/tide' }],
  ['ssh://git@code.example.com:2222/a/b/c.git', { provider: 'gitlab', name: 'a/b/c' }],
  ['https://github.com/', undefined],
  ['https://github.com.example.com/ada/tide', undefined],
  ['https://bitbucket.org/ada/tide', undefined],
  [ssh, undefined],
  ['', undefined],
  ['github.com', undefined],
])('the URL %j is on the connected code host %j', (url, expected) => {
  expect(connectedHostOf(url, hosts)).toEqual(expected);
});

test('a URL is on no code host before the connections have loaded', () => {
  expect(connectedHostOf('https://github.com/ada/tide', undefined)).toBeUndefined();
});
