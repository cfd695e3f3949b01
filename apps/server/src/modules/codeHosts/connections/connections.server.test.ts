import { CODE_HOSTS, type CodeHost } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  authorize,
  connectHost,
  type HostedServer,
  startHostedServer,
  until,
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
    host.tokenSeconds = null;
    host.repositories.length = 0;
    host.requests.length = 0;
  }
});

const providersPath = '/api/v1/users/me/oauth-providers';
const completePath = '/api/v1/users/me/update-oauth-keys';

/** Lets time pass for the token of a connection. */
function endToken(person: Person, provider: CodeHost) {
  return hosted.server.database.withSystem((tx) =>
    sql`update code_host_connections set expires_at = now() where account_id = ${person.id}
      and provider = ${provider}`.execute(tx),
  );
}

describe.each(CODE_HOSTS)('an account that connects %s', (provider) => {
  test('authorizes the app, is connected once and revokes the token when it disconnects', async () => {
    const host = hosted.hosts[provider];
    const before = await ada.api('GET', providersPath);
    expect(before.body[provider]).toEqual({
      url: host.url,
      canAuthorize: true,
      isConnected: false,
      method: null,
      login: null,
      connectedAt: null,
      needsReconnecting: false,
    });
    const id = (await authorize(ada, host, provider)).get('authorization');
    const completed = await ada.api('PATCH', completePath, { id });
    expect([completed.status, completed.body]).toEqual([200, { provider, login: 'ada' }]);
    expect((await ada.api('PATCH', completePath, { id })).status).toBe(404);
    const after = await ada.api('GET', providersPath);
    expect(after.body[provider]).toMatchObject({
      isConnected: true,
      method: 'oauth',
      login: 'ada',
      needsReconnecting: false,
    });
    const [token = ''] = [...host.tokens].slice(-1);
    const { rows } = await hosted.server.database.withSystem((tx) =>
      sql<{ row: string }>`select to_jsonb(c)::text as row from code_host_connections c
        where account_id = ${ada.id}`.execute(tx),
    );
    expect(rows[0]?.row).not.toContain(token);
    const disconnected = await ada.api('DELETE', `${providersPath}?provider=${provider}`);
    expect(disconnected.status).toBe(204);
    expect((await ada.api('GET', providersPath)).body[provider].isConnected).toBe(false);
    expect((await ada.api('DELETE', `${providersPath}?provider=${provider}`)).status).toBe(404);
    // Bitbucket has no request that revokes tokens.
    if (provider !== 'bitbucket') await until(() => host.revoked.includes(token));
  });

  test('sees that it was denied', async () => {
    const page = await authorize(ada, hosted.hosts[provider], provider, 'deny');
    expect(Object.fromEntries(page)).toEqual({ authorizationError: 'denied' });
  });
});

describe('an authorization', () => {
  test('connects only for the person who began it, and only their account', async () => {
    const id = (await authorize(ada, hosted.hosts.github, 'github')).get('authorization');
    const eve = await signUp(hosted.server);
    expect((await eve.api('PATCH', completePath, { id })).status).toBe(404);
    expect((await eve.api('GET', providersPath)).body.github.isConnected).toBe(false);
    expect((await ada.api('PATCH', completePath, { id })).status).toBe(200);
  });

  test('fails with an unknown state, a code used twice, and an expired state', async () => {
    const started = await ada.api('POST', `${providersPath}/github/authorize`);
    const redirect = hosted.hosts.github.authorize(started.body.url);
    const follow = async (url: URL) => {
      const response = await fetch(url, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '').searchParams;
    };
    const forged = new URL(redirect);
    forged.searchParams.set('state', 'forged');
    expect((await follow(forged)).get('authorizationError')).toBe('failed');
    expect((await follow(redirect)).has('authorization')).toBe(true);
    expect((await follow(redirect)).get('authorizationError')).toBe('failed');
    const late = await ada.api('POST', `${providersPath}/github/authorize`);
    await hosted.server.database.withSystem((tx) =>
      sql`update code_host_authorizations set expires_at = now() where account_id = ${ada.id}`.execute(
        tx,
      ),
    );
    const expired = await follow(hosted.hosts.github.authorize(late.body.url));
    expect(expired.get('authorizationError')).toBe('failed');
  });

  test('is bound to the PKCE verifier of the request that began it', async () => {
    const started = await ada.api('POST', `${providersPath}/github/authorize`);
    const url = new URL(started.body.url);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    url.searchParams.set('code_challenge', 'another');
    const response = await fetch(hosted.hosts.github.authorize(url.href), { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('authorizationError=failed');
  });
});

describe('an access token that ends', () => {
  test('is refreshed once by simultaneous requests, because refresh tokens work once', async () => {
    const host = hosted.hosts.gitlab;
    host.tokenSeconds = 7200;
    host.add({ fullName: 'ada/harbor' });
    await connectHost(ada, host, 'gitlab');
    await endToken(ada, 'gitlab');
    host.tokens.clear();
    const path = '/api/v1/repositories?force=true&provider=gitlab';
    const listed = await Promise.all([1, 2, 3, 4].map(() => ada.api('GET', path)));
    expect(listed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refreshes = host.requests.filter(({ body }) => body?.grant_type === 'refresh_token');
    expect(refreshes).toHaveLength(1);
  });

  test('is refreshed when the host rejects it early', async () => {
    const host = hosted.hosts.bitbucket;
    host.tokenSeconds = 7200;
    host.add({ fullName: 'ada/harbor' });
    await connectHost(ada, host, 'bitbucket');
    host.tokens.clear();
    const listed = await ada.api('GET', '/api/v1/repositories?force=true&provider=bitbucket');
    expect(listed.status).toBe(200);
    expect(host.tokens.size).toBe(1);
  });

  test('needs reconnecting once the host rejects its refresh token, too', async () => {
    const host = hosted.hosts.gitlab;
    host.tokenSeconds = 7200;
    await connectHost(ada, host, 'gitlab');
    await endToken(ada, 'gitlab');
    host.refreshTokens.clear();
    const listed = await ada.api('GET', '/api/v1/repositories?force=true&provider=gitlab');
    expect([listed.status, listed.body.message]).toEqual([
      503,
      'GitLab no longer accepts this connection. Connect it again.',
    ]);
    const read = await ada.api('GET', providersPath);
    expect(read.body.gitlab).toMatchObject({ isConnected: true, needsReconnecting: true });
    await connectHost(ada, host, 'gitlab');
    const again = await ada.api('GET', providersPath);
    expect(again.body.gitlab.needsReconnecting).toBe(false);
  });
});

describe('a GitLab token', () => {
  const path = '/api/v1/users/me/gitlab-token';

  test('is validated by the list of owned projects, masked, deleted and revoked', async () => {
    const host = hosted.hosts.gitlab;
    host.tokens.add('glpat-valid');
    const connected = await ada.api('POST', path, { token: 'glpat-valid' });
    expect([connected.status, connected.body]).toEqual([200, { login: 'ada' }]);
    const validation = host.requests.find(({ headers }) => headers['private-token']);
    expect(validation?.path).toBe('/api/v4/projects');
    expect(validation?.query.get('owned')).toBe('true');
    expect(validation?.headers['private-token']).toBe('glpat-valid');
    const me = await ada.api('GET', '/api/v1/users/me/');
    expect(me.body.gitlabAccessToken).toMatch(/^[•*]+$/);
    expect(me.text).not.toContain('glpat-valid');
    const read = await ada.api('GET', providersPath);
    expect(read.body.gitlab).toMatchObject({ isConnected: true, method: 'token', login: 'ada' });
    expect((await ada.api('DELETE', path)).status).toBe(204);
    expect((await ada.api('DELETE', path)).status).toBe(404);
    expect((await ada.api('GET', '/api/v1/users/me/')).body.gitlabAccessToken).toBeNull();
    await until(() => host.revoked.includes('glpat-valid'));
  });

  test('that GitLab rejects is not stored', async () => {
    const refused = await ada.api('POST', path, { token: 'glpat-wrong' });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'There was an error validating your token.  Please check that you entered it correctly and try again.',
    ]);
    const blank = await ada.api('POST', path, { token: ' ' });
    expect(blank.body.fields).toEqual({ token: 'Enter a GitLab access token.' });
    hosted.hosts.gitlab.intercept = () => ({ status: 502, body: {} });
    expect((await ada.api('POST', path, { token: 'glpat-other' })).status).toBe(503);
    expect((await ada.api('GET', providersPath)).body.gitlab.isConnected).toBe(false);
  });
});
