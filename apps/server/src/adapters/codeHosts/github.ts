import { Octokit } from '@octokit/rest';
import type { CodeHostConfig } from '../../codeHostSettings.ts';
import type {
  CodeHostApi,
  HostCredentials,
  HostRepository,
  HostTokens,
  RepositoryKey,
  WebhookSettings,
} from '../../ports/codeHosts.ts';
import { createHostFetch } from './hostFetch.ts';
import { createOAuth } from './oauth.ts';
import { createAttempt, toDate, unless, withoutComment } from './results.ts';

const attempt = createAttempt('github');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const page = { per_page: 100 } as const;
/** The most deploy keys or webhooks of a repository that are read. */
const maxObjects = 1000;

type ListedRepository = Awaited<
  ReturnType<Octokit['rest']['repos']['listForAuthenticatedUser']>
>['data'][number];

function toRepository(row: ListedRepository): HostRepository {
  return {
    externalId: String(row.id),
    fullName: row.full_name,
    url: row.html_url,
    cloneUrl: row.ssh_url,
    defaultBranch: row.default_branch ?? null,
    isPrivate: row.private,
  };
}

function nameOf({ fullName }: RepositoryKey): { owner: string; repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

function hookConfig({ url, secret }: WebhookSettings) {
  return {
    active: true,
    events: ['push'],
    config: { url, secret, content_type: 'json', insecure_ssl: '0' },
  };
}

/** Reads the pages of a list until it has enough rows. */
async function collect<Row>(pages: AsyncIterable<{ data: Row[] }>, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { data } of pages) {
    rows.push(...data);
    if (data.length === 0 || rows.length >= limit) break;
  }
  return rows.slice(0, limit);
}

/** Creates GitHub, or GitHub Enterprise at another URL. */
export function createGithub(config: CodeHostConfig): CodeHostApi {
  const fetch = createHostFetch({ throwsForStatus: true });
  const options = { baseUrl: config.apiUrl, userAgent: 'Pressdock', log: silent };
  const connect = ({ accessToken }: HostCredentials) =>
    new Octokit({ ...options, auth: accessToken, request: { fetch } });

  async function revoke(
    { clientId, clientSecret }: NonNullable<CodeHostConfig['app']>,
    { accessToken }: HostTokens,
  ) {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    await new Octokit({ ...options, request: { fetch } }).rest.apps.deleteToken({
      client_id: clientId,
      access_token: accessToken,
      headers: { authorization: `basic ${basic}` },
    });
  }

  const endpoints = {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    usesBasic: false,
    scope: 'repo',
  };
  const { app } = config;
  return {
    name: 'github',
    oauth: createOAuth('github', config, endpoints, (attemptRevoke, tokens) =>
      attemptRevoke(() =>
        unless('not_found', undefined, async () => {
          if (app) await revoke(app, tokens);
        }),
      ),
    ),
    readLogin: (credentials) =>
      attempt(async () => (await connect(credentials).rest.users.getAuthenticated()).data.login),
    listRepositories: (credentials, limit) =>
      attempt(async () => {
        const octokit = connect(credentials);
        const list = octokit.rest.repos.listForAuthenticatedUser;
        const pages = octokit.paginate.iterator(list, { sort: 'pushed', ...page });
        const rows = await collect<ListedRepository>(pages, limit);
        return rows.filter(({ permissions }) => permissions?.admin).map(toRepository);
      }),
    ...githubBranches(connect),
    ...githubKeys(connect),
    ...githubWebhooks(connect),
  };
}

type Connect = (credentials: HostCredentials) => Octokit;

function githubBranches(connect: Connect): Pick<CodeHostApi, 'listBranches' | 'hasBranch'> {
  return {
    listBranches: (credentials, repository, limit) =>
      attempt(async () => {
        const octokit = connect(credentials);
        const list = octokit.rest.repos.listBranches;
        const pages = octokit.paginate.iterator(list, { ...nameOf(repository), ...page });
        const rows = await collect<{ name: string; commit: { sha: string } }>(pages, limit);
        return rows.map(({ name, commit }) => ({ name, commit: commit.sha }));
      }),
    hasBranch: (credentials, repository, name) =>
      attempt(() =>
        unless('not_found', false, async () => {
          const { rest } = connect(credentials);
          const { data } = await rest.repos.getBranch({ ...nameOf(repository), branch: name });
          // GitHub redirects the name that a branch had before to the one that it has now.
          return data.name === name;
        }),
      ),
  };
}

function githubKeys(
  connect: Connect,
): Pick<CodeHostApi, 'listDeployKeys' | 'addDeployKey' | 'removeDeployKey'> {
  return {
    listDeployKeys: (credentials, repository) =>
      attempt(async () => {
        const octokit = connect(credentials);
        const list = octokit.rest.repos.listDeployKeys;
        const pages = octokit.paginate.iterator(list, { ...nameOf(repository), ...page });
        const rows = await collect(pages, maxObjects);
        return rows.map((row) => ({
          externalId: String(row.id),
          name: row.title,
          publicKey: withoutComment(row.key),
          isReadOnly: row.read_only,
          createdAt: toDate(row.created_at),
        }));
      }),
    addDeployKey: (credentials, repository, { name, publicKey }) =>
      attempt(async () => {
        const { data } = await connect(credentials).rest.repos.createDeployKey({
          ...nameOf(repository),
          title: name,
          key: publicKey,
          read_only: true,
        });
        return String(data.id);
      }),
    removeDeployKey: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, async () => {
          const key = { ...nameOf(repository), key_id: Number(externalId) };
          await connect(credentials).rest.repos.deleteDeployKey(key);
        }),
      ),
  };
}

function githubWebhooks(
  connect: Connect,
): Pick<CodeHostApi, 'listWebhooks' | 'addWebhook' | 'updateWebhook' | 'removeWebhook'> {
  return {
    listWebhooks: (credentials, repository) =>
      attempt(async () => {
        const octokit = connect(credentials);
        const list = octokit.rest.repos.listWebhooks;
        const pages = octokit.paginate.iterator(list, { ...nameOf(repository), ...page });
        const rows = await collect(pages, maxObjects);
        return rows.map((row) => ({
          externalId: String(row.id),
          url: row.config.url ?? '',
          isActive: row.active,
          sendsPushes: row.events.some((event) => event === 'push' || event === '*'),
          createdAt: toDate(row.created_at),
        }));
      }),
    addWebhook: (credentials, repository, settings) =>
      attempt(async () => {
        const { data } = await connect(credentials).rest.repos.createWebhook({
          ...nameOf(repository),
          name: 'web',
          ...hookConfig(settings),
        });
        return String(data.id);
      }),
    updateWebhook: (credentials, repository, externalId, settings) =>
      attempt(async () => {
        const hook = { ...nameOf(repository), hook_id: Number(externalId) };
        await connect(credentials).rest.repos.updateWebhook({ ...hook, ...hookConfig(settings) });
      }),
    removeWebhook: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, async () => {
          const hook = { ...nameOf(repository), hook_id: Number(externalId) };
          await connect(credentials).rest.repos.deleteWebhook(hook);
        }),
      ),
  };
}
