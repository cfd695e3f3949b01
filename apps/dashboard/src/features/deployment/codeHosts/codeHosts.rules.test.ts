import type { CodeHostResponse, CodeHostsResponse, DeploymentResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import {
  authorizationError,
  codeHostState,
  deployedFrom,
  disconnectText,
  fetchableSources,
  hostOf,
  tokenPage,
} from './codeHosts.rules.ts';

test.each([
  [false, false, 'none'],
  [true, false, 'connected'],
  [true, true, 'reconnect'],
] as const)(
  'a host that is connected: %s, and rejects the token: %s, is %s',
  (isConnected, needsReconnecting, state) => {
    expect(codeHostState({ isConnected, needsReconnecting })).toBe(state);
  },
);

const host = (isConnected: boolean) => ({ isConnected }) as CodeHostResponse;
const hosts: CodeHostsResponse = {
  github: host(true),
  gitlab: host(false),
  bitbucket: host(true),
};

test.each([
  ['the connected hosts', hosts, false, ['github', 'bitbucket']],
  ['other Git servers as well', hosts, true, ['github', 'bitbucket', 'git']],
  ['nothing while the connections are unknown', undefined, false, []],
] as const)('fetches %s', (_what, connections, hasGitServers, sources) => {
  expect(fetchableSources(connections, hasGitServers)).toEqual(sources);
});

test('counts the products that are deployed from a source', () => {
  const from = (source: string | null) =>
    ({ repository: source && { source } }) as Pick<DeploymentResponse, 'repository'>;
  const deployments = [from('github'), from('gitlab'), from('github'), from(null)];
  expect(deployedFrom(deployments, 'github')).toBe(2);
  expect(deployedFrom(deployments, 'bitbucket')).toBe(0);
  expect(deployedFrom(undefined, 'github')).toBeUndefined();
});

test.each([
  [undefined, 'Pressdock deletes its access token and revokes it at GitHub.'],
  [0, 'No product is deployed from GitHub.'],
  [1, '1 product is deployed from GitHub.'],
  [2, '2 products are deployed from GitHub.'],
])('says what disconnecting means for %s products', (count, sentence) => {
  expect(disconnectText('github', count)).toContain(sentence);
});

test.each([
  ['https://github.com', 'github.com'],
  ['https://git.example.com:8443/gitlab', 'git.example.com:8443'],
  ['nonsense', 'nonsense'],
])('the host of %s is %s', (url, name) => {
  expect(hostOf(url)).toBe(name);
});

test.each([['https://gitlab.com'], ['https://gitlab.com/']])(
  'leads from %s to the page that creates a token',
  (url) => {
    expect(tokenPage(url)).toBe('https://gitlab.com/-/user_settings/personal_access_tokens');
  },
);

test.each([
  ['denied', 'You did not authorize Pressdock at the code host, so nothing was connected.'],
  ['failed', 'The code host did not complete the authorization.  Please try again.'],
  ['<b>', 'The code host did not complete the authorization.  Please try again.'],
])('explains the error %s', (reason, sentence) => {
  expect(authorizationError(reason)).toBe(sentence);
});
