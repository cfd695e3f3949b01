import { CODE_HOSTS } from '@pressdock/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  connectHost,
  type HostedServer,
  startHostedServer,
} from '../../../../test/harness/codeHosts/hostedServer.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';

let hosted: HostedServer;
let ada: Person;

beforeAll(async () => {
  hosted = await startHostedServer();
});
afterAll(() => hosted.close());

beforeEach(async () => {
  ada = await signUp(hosted.server);
  for (const host of Object.values(hosted.hosts)) {
    host.intercept = () => undefined;
    host.repositories.length = 0;
    host.requests.length = 0;
  }
});

const path = '/api/v1/repositories';
const namesOf = ({ body }: { body: { full_name: string }[] }) =>
  body.map(({ full_name }) => full_name);

describe.each(CODE_HOSTS)('the repositories at %s', (provider) => {
  test('are listed on all pages, cached, and read again when that is forced', async () => {
    const host = hosted.hosts[provider];
    for (let count = 1; count <= 230; count += 1) host.add({ fullName: `ada/plugin-${count}` });
    const [first, second] = host.repositories;
    host.add({ fullName: 'ada/not-mine', isAdmin: false });
    await connectHost(ada, host, provider);
    const listed = await ada.api('GET', path);
    expect(listed.body).toHaveLength(230);
    expect(namesOf(listed).slice(0, 3)).toEqual(['ada/plugin-1', 'ada/plugin-2', 'ada/plugin-3']);
    expect(listed.body[0]).toMatchObject({
      source: provider,
      url: `${host.url}/ada/plugin-1`,
      defaultBranch: 'main',
      isPrivate: true,
      publicKey: null,
      hostKey: null,
    });
    const { length: count } = host.requests;
    if (first) first.fullName = 'ada/renamed';
    host.repositories.splice(1, 1);
    expect((await ada.api('GET', path)).body).toHaveLength(230);
    expect(host.requests).toHaveLength(count);
    const forced = await ada.api('GET', `${path}?force=true&provider=${provider}`);
    expect(forced.body).toHaveLength(229);
    expect(namesOf(forced)).toContain('ada/renamed');
    expect(namesOf(forced)).not.toContain(second?.fullName);
    const renamed = forced.body.find(
      (one: { full_name: string }) => one.full_name === 'ada/renamed',
    );
    expect(renamed._id).toBe(listed.body[0]._id);
  });

  test('have their branches, the default branch first', async () => {
    const host = hosted.hosts[provider];
    const branches = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`feature/${index}`, 'c'.repeat(40)]),
    );
    host.add({ fullName: 'ada/harbor', branches: { ...branches, main: 'd'.repeat(40) } });
    await connectHost(ada, host, provider);
    const [repository] = (await ada.api('GET', path)).body;
    const listed = await ada.api('GET', `${path}/branches/${repository._id}`);
    expect(listed.body).toHaveLength(151);
    expect(listed.body.slice(0, 2)).toEqual([
      { name: 'main', commit: 'd'.repeat(40), isDefault: true },
      { name: 'feature/0', commit: 'c'.repeat(40), isDefault: false },
    ]);
  });

  test('cannot be listed while the host fails, and the message names it', async () => {
    const host = hosted.hosts[provider];
    await connectHost(ada, host, provider);
    host.intercept = () => ({ status: 500, body: {} });
    const failed = await ada.api('GET', `${path}?force=true`);
    expect(failed.status).toBe(503);
    expect(failed.body.message).toMatch(
      /^(GitHub|GitLab|Bitbucket) responded with an error \(500\)/,
    );
    expect((await ada.api('GET', path)).status).toBe(503);
    host.intercept = () => undefined;
    expect((await ada.api('GET', path)).status).toBe(200);
    host.intercept = () => ({ status: 500, body: {} });
    expect((await ada.api('GET', path)).status).toBe(200);
  });
});

test.each([
  [
    'github',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' },
    "GitHub's rate limit is reached until 00:00 UTC. Try again then.",
  ],
  ['github', 429, {}, "GitHub's rate limit is reached. Try again in a few minutes."],
  [
    'gitlab',
    429,
    { 'ratelimit-reset': '4102444800' },
    "GitLab's rate limit is reached until 00:00 UTC. Try again then.",
  ],
  ['bitbucket', 429, {}, "Bitbucket's rate limit is reached. Try again in a few minutes."],
] as const)(
  '%s responds with %i and a clear message',
  async (provider, status, headers, message) => {
    const host = hosted.hosts[provider];
    await connectHost(ada, host, provider);
    host.intercept = () => ({ status, headers, body: { message: 'slow down' } });
    const failed = await ada.api('GET', `${path}?force=true&provider=${provider}`);
    expect([failed.status, failed.body.message]).toEqual([503, message]);
  },
);

test.each(CODE_HOSTS)('a list of %s whose pages never end is left', async (provider) => {
  const host = hosted.hosts[provider];
  await connectHost(ada, host, provider);
  const next = (request: { path: string }) => `${host.url}${request.path}?page=2`;
  host.intercept = (request) => {
    if (request.method !== 'GET') return undefined;
    if (provider === 'bitbucket') return { body: { values: [], next: next(request) } };
    return { body: [], headers: { link: `<${next(request)}>; rel="next"` } };
  };
  host.requests.length = 0;
  const listed = await ada.api('GET', `${path}?force=true&provider=${provider}`);
  expect([listed.status, listed.body]).toEqual([200, []]);
  expect(host.requests.length).toBeLessThan(60);
});

test('a host that was never listed does not hide the repositories of the others', async () => {
  const { github, bitbucket } = hosted.hosts;
  github.add({ fullName: 'ada/harbor' });
  await connectHost(ada, github, 'github');
  await connectHost(ada, bitbucket, 'bitbucket');
  bitbucket.intercept = () => ({ status: 403, body: {} });
  const listed = await ada.api('GET', path);
  expect([listed.status, namesOf(listed)]).toEqual([200, ['ada/harbor']]);
  const forced = await ada.api('GET', `${path}?force=true`);
  expect([forced.status, forced.body.message]).toEqual([503, expect.stringContaining('Bitbucket')]);
  expect((await ada.api('GET', `${path}?provider=bitbucket`)).status).toBe(503);
});

test('a redirect to another host is not followed, so that no token is sent there', async () => {
  const host = hosted.hosts.github;
  await connectHost(ada, host, 'github');
  const other = hosted.hosts.gitlab;
  host.intercept = () => ({ status: 302, headers: { location: `${other.url}/api/v4/user` } });
  const failed = await ada.api('GET', `${path}?force=true&provider=github`);
  expect(failed.status).toBe(503);
  expect(other.requests).toEqual([]);
});

test('repositories of other hosts stay listed when one host is disconnected', async () => {
  for (const provider of CODE_HOSTS) {
    hosted.hosts[provider].add({ fullName: `ada/${provider}` });
    await connectHost(ada, hosted.hosts[provider], provider);
  }
  expect(namesOf(await ada.api('GET', path))).toEqual([
    'ada/bitbucket',
    'ada/github',
    'ada/gitlab',
  ]);
  await ada.api('DELETE', '/api/v1/users/me/oauth-providers?provider=github');
  expect(namesOf(await ada.api('GET', path))).toEqual(['ada/bitbucket', 'ada/gitlab']);
  const eve = await signUp(hosted.server);
  expect((await eve.api('GET', path)).body).toEqual([]);
});
