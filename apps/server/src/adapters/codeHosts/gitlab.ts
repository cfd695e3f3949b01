import { createRequesterFn } from '@gitbeaker/requester-utils';
import {
  Branches,
  type DeployKeySchema,
  DeployKeys,
  PersonalAccessTokens,
  type ProjectHookSchema,
  ProjectHooks,
  type ProjectSchema,
  Projects,
  Users,
} from '@gitbeaker/rest';
import type { CodeHostConfig } from '../../codeHostSettings.ts';
import type {
  CodeHostApi,
  HostCredentials,
  HostRepository,
  WebhookSettings,
} from '../../ports/codeHosts.ts';
import { createHostFetch, HostError } from './hostFetch.ts';
import { createOAuth } from './oauth.ts';
import { createAttempt, toDate, unless, withoutComment } from './results.ts';

const attempt = createAttempt('gitlab');
const perPage = 100;
/** The most pages of deploy keys or webhooks of a repository that are read. */
const maxPages = 10;
/** The access level "maintainer", who manages deploy keys and webhooks. */
const maintainer = 40;
/** The time of all pages of a list together. */
const queryTimeout = 60_000;

/** The options of a request as the SDK composes them. */
interface RequesterOptions {
  prefixUrl: string;
  searchParams?: string;
  method: string;
  body?: string;
  headers: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends the SDK's requests. Its own function repeats requests for minutes and reads any amount of data.
 */
function createRequester() {
  const fetch = createHostFetch({ throwsForStatus: true });
  return createRequesterFn(
    (_, options) => Promise.resolve(options),
    async (endpoint, options) => {
      const { prefixUrl, searchParams, method, body, headers, signal } =
        options as unknown as RequesterOptions;
      const url = new URL(endpoint, prefixUrl.endsWith('/') ? prefixUrl : `${prefixUrl}/`);
      url.search = searchParams ?? '';
      const response = await fetch(url, {
        method,
        headers: { ...headers, accept: 'application/json', 'user-agent': 'Pressdock' },
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      });
      const text = await response.text();
      return {
        body: text === '' ? null : parseJson(text),
        headers: Object.fromEntries(response.headers.entries()),
        status: response.status,
      };
    },
  );
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostError('failed');
  }
}

function toRepository(row: ProjectSchema): HostRepository {
  return {
    externalId: String(row.id),
    fullName: row.path_with_namespace,
    url: String(row.web_url),
    cloneUrl: row.ssh_url_to_repo,
    defaultBranch: row.default_branch ?? null,
    isPrivate: row.visibility !== 'public',
  };
}

const hookOptions = ({ secret }: WebhookSettings) => ({
  token: secret,
  pushEvents: true,
  tagPushEvents: true,
  enableSslVerification: true,
});

/** Creates GitLab, or a self-hosted one at another URL. */
export function createGitlab(config: CodeHostConfig): CodeHostApi {
  const requesterFn = createRequester();
  const optionsOf = ({ method, accessToken }: HostCredentials) => ({
    host: config.url,
    queryTimeout,
    requesterFn,
    ...(method === 'token' ? { token: accessToken } : { oauthToken: accessToken }),
  });
  const endpoints = {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    usesBasic: false,
    revoke: '/oauth/revoke',
    scope: 'api',
  };
  return {
    name: 'gitlab',
    oauth: createOAuth('gitlab', config, endpoints),
    // Without an id, the token revokes itself.
    revokeToken: (accessToken) =>
      attempt(async () => {
        await new PersonalAccessTokens(optionsOf({ method: 'token', accessToken })).remove();
      }),
    readLogin: (credentials) =>
      attempt(async () => {
        // A token is validated by the list of the projects that its owner has.
        if (credentials.method === 'token') {
          await new Projects(optionsOf(credentials)).all({ owned: true, perPage: 1, maxPages: 1 });
        }
        return (await new Users(optionsOf(credentials)).showCurrentUser()).username;
      }),
    listRepositories: (credentials, limit) =>
      attempt(async () => {
        const rows = await new Projects(optionsOf(credentials)).all({
          membership: true,
          minAccessLevel: maintainer,
          orderBy: 'last_activity_at',
          sort: 'desc',
          pagination: 'offset',
          perPage,
          maxPages: Math.ceil(limit / perPage),
        });
        return rows.slice(0, limit).map(toRepository);
      }),
    listBranches: (credentials, { externalId }, limit) =>
      attempt(async () => {
        const rows = await new Branches(optionsOf(credentials)).all(externalId, {
          perPage,
          maxPages: Math.ceil(limit / perPage),
        });
        return rows.slice(0, limit).map(({ name, commit }) => ({ name, commit: commit.id }));
      }),
    hasBranch: (credentials, { externalId }, name) =>
      attempt(() =>
        unless('not_found', false, async () => {
          await new Branches(optionsOf(credentials)).show(externalId, name);
          return true;
        }),
      ),
    ...gitlabKeys((credentials) => new DeployKeys(optionsOf(credentials))),
    ...gitlabWebhooks((credentials) => new ProjectHooks(optionsOf(credentials))),
  };
}

function gitlabKeys(
  connect: (credentials: HostCredentials) => DeployKeys,
): Pick<CodeHostApi, 'listDeployKeys' | 'addDeployKey' | 'removeDeployKey'> {
  return {
    listDeployKeys: (credentials, { externalId: projectId }) =>
      attempt(async () => {
        const rows = await connect(credentials).all({ projectId, perPage, maxPages });
        return (rows as unknown as DeployKeySchema[]).map((row) => ({
          externalId: String(row.id),
          name: row.title,
          publicKey: withoutComment(row.key),
          isReadOnly: !row.can_push,
          createdAt: toDate(row.created_at),
        }));
      }),
    addDeployKey: (credentials, { externalId }, { name, publicKey }) =>
      attempt(async () => {
        const key = await connect(credentials).create(externalId, name, publicKey, {
          canPush: false,
        });
        return String(key.id);
      }),
    removeDeployKey: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, () =>
          connect(credentials).remove(repository.externalId, Number(externalId)),
        ),
      ),
  };
}

function gitlabWebhooks(
  connect: (credentials: HostCredentials) => ProjectHooks,
): Pick<CodeHostApi, 'listWebhooks' | 'addWebhook' | 'updateWebhook' | 'removeWebhook'> {
  return {
    listWebhooks: (credentials, { externalId }) =>
      attempt(async () => {
        const rows = await connect(credentials).all(externalId, { perPage, maxPages });
        return (rows as unknown as ProjectHookSchema[]).map((row) => ({
          externalId: String(row.id),
          url: row.url,
          // GitLab stops sending to a webhook that keeps failing.
          isActive: (row as { alert_status?: string }).alert_status !== 'disabled',
          sendsPushes: row.push_events,
          createdAt: toDate(row.created_at),
        }));
      }),
    addWebhook: (credentials, { externalId }, settings) =>
      attempt(async () => {
        const hook = await connect(credentials).add(
          externalId,
          settings.url,
          hookOptions(settings),
        );
        return String(hook.id);
      }),
    updateWebhook: (credentials, repository, externalId, settings) =>
      attempt(async () => {
        const [project, id] = [repository.externalId, Number(externalId)];
        await connect(credentials).edit(project, id, settings.url, hookOptions(settings));
      }),
    removeWebhook: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, () =>
          connect(credentials).remove(repository.externalId, Number(externalId)),
        ),
      ),
  };
}
