import type { CodeHost } from '@pressdock/api';
import { type ApiResponse, type Person, startTestServer, type TestServer } from '../server.ts';
import { startBitbucket } from './bitbucket.ts';
import type { StandIn } from './codeHost.ts';
import { startGithub } from './github.ts';
import { startGitlab } from './gitlab.ts';

/** A server with stand-ins for all code hosts. */
export interface HostedServer {
  server: TestServer;
  hosts: Record<CodeHost, StandIn>;
  close(): Promise<void>;
}

/** Starts a server that uses stand-ins for the code hosts. */
export async function startHostedServer(more: Record<string, string> = {}): Promise<HostedServer> {
  const [github, gitlab, bitbucket] = await Promise.all([
    startGithub(),
    startGitlab(),
    startBitbucket(),
  ]);
  const server = await startTestServer({
    ALLOW_PRIVATE_ADDRESSES: '1',
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
    GITHUB_CLIENT_ID: github.clientId,
    GITHUB_CLIENT_SECRET: github.clientSecret,
    GITLAB_URL: gitlab.url,
    GITLAB_CLIENT_ID: gitlab.clientId,
    GITLAB_CLIENT_SECRET: gitlab.clientSecret,
    BITBUCKET_URL: bitbucket.url,
    BITBUCKET_API_URL: bitbucket.url,
    BITBUCKET_CLIENT_ID: bitbucket.clientId,
    BITBUCKET_CLIENT_SECRET: bitbucket.clientSecret,
    ...more,
  });
  return {
    server,
    hosts: { github, gitlab, bitbucket },
    async close() {
      await server.close();
      await Promise.all([github.close(), gitlab.close(), bitbucket.close()]);
    },
  };
}

/** Begins an authorization and follows the redirects to the page of the dashboard. */
export async function authorize(
  person: Person,
  host: StandIn,
  provider: CodeHost,
  answer: 'allow' | 'deny' = 'allow',
): Promise<URLSearchParams> {
  const path = `/api/v1/users/me/oauth-providers/${provider}/authorize`;
  const started = await person.api('POST', path);
  if (started.status !== 201) throw new Error(`Not started: ${started.text}`);
  const redirect = host.authorize(started.body.url, answer);
  const response = await fetch(redirect, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').searchParams;
}

/** Connects a code host by OAuth. */
export async function connectHost(
  person: Person,
  host: StandIn,
  provider: CodeHost,
): Promise<ApiResponse> {
  const id = (await authorize(person, host, provider)).get('authorization');
  const completed = await person.api('PATCH', '/api/v1/users/me/update-oauth-keys', { id });
  if (completed.status !== 200) throw new Error(`Not connected: ${completed.text}`);
  return completed;
}

/** Waits until something is true. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not become true in time.');
    await new Promise((go) => setTimeout(go, 50));
  }
}
