import * as z from 'zod';
import type { CodeHostConfig } from '../../codeHostSettings.ts';
import type {
  CodeHostApi,
  HostCredentials,
  HostRepository,
  RepositoryKey,
  WebhookSettings,
} from '../../ports/codeHosts.ts';
import { createHostFetch, HostError } from './hostFetch.ts';
import { createOAuth } from './oauth.ts';
import { createAttempt, readAs, toDate, unless, withoutComment } from './results.ts';

const attempt = createAttempt('bitbucket');
/** The most rows that Bitbucket returns on a page. */
const pageLength = 100;
/** A list ends after this many pages, because the host decides how many rows a page has. */
const maxPages = 200;

const Page = z.object({ values: z.array(z.unknown()), next: z.string().optional() });
const User = z.object({ nickname: z.string().optional(), display_name: z.string().optional() });
const Workspace = z.object({ workspace: z.object({ slug: z.string() }) });
const Repository = z.object({
  uuid: z.string(),
  full_name: z.string(),
  is_private: z.boolean(),
  mainbranch: z.object({ name: z.string() }).nullish(),
  links: z.object({
    html: z.object({ href: z.string() }),
    clone: z.array(z.object({ name: z.string(), href: z.string() })),
  }),
});
const Branch = z.object({ name: z.string(), target: z.object({ hash: z.string() }) });
const DeployKey = z.object({
  id: z.number(),
  key: z.string(),
  label: z.string().nullish(),
  created_on: z.string().nullish(),
});
const Webhook = z.object({
  uuid: z.string(),
  url: z.string(),
  active: z.boolean(),
  events: z.array(z.string()),
  created_at: z.string().nullish(),
});

/** A small client of the calls that we need. Bitbucket has no maintained SDK with types. */
function createClient({ apiUrl }: CodeHostConfig, { accessToken }: HostCredentials) {
  const fetch = createHostFetch({ throwsForStatus: true });

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(path.startsWith('http') ? path : `${apiUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Pressdock',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    try {
      return text === '' ? undefined : JSON.parse(text);
    } catch {
      throw new HostError('failed');
    }
  }

  return {
    send,
    /** Reads the pages of a list until it has enough rows. */
    async list<Value>(schema: z.ZodType<Value>, path: string, limit = 1000): Promise<Value[]> {
      const rows: Value[] = [];
      const mark = path.includes('?') ? '&' : '?';
      let next: string | undefined = `${path}${mark}pagelen=${pageLength}`;
      for (let count = 0; next !== undefined && rows.length < limit; count += 1) {
        const page: z.infer<typeof Page> = readAs(Page, await send('GET', next));
        if (page.values.length === 0 || count === maxPages) break;
        rows.push(...page.values.map((value) => readAs(schema, value)));
        // The token must not be sent anywhere else.
        if (page.next !== undefined && !page.next.startsWith(`${apiUrl}/`)) {
          throw new HostError('failed');
        }
        next = page.next;
      }
      return rows.slice(0, limit);
    },
  };
}

function toRepository(row: z.infer<typeof Repository>): HostRepository {
  return {
    externalId: row.uuid,
    fullName: row.full_name,
    url: row.links.html.href,
    cloneUrl: row.links.clone.find(({ name }) => name === 'ssh')?.href ?? '',
    defaultBranch: row.mainbranch?.name ?? null,
    isPrivate: row.is_private,
  };
}

const pathOf = ({ fullName }: RepositoryKey) =>
  `/repositories/${fullName.split('/').map(encodeURIComponent).join('/')}`;

const hookBody = ({ url, secret }: WebhookSettings) => ({
  description: 'Pressdock',
  url,
  secret,
  active: true,
  events: ['repo:push'],
});

type Connect = (credentials: HostCredentials) => ReturnType<typeof createClient>;

/** Creates Bitbucket Cloud. */
export function createBitbucket(config: CodeHostConfig): CodeHostApi {
  const connect: Connect = (credentials) => createClient(config, credentials);
  const endpoints = {
    authorize: '/site/oauth2/authorize',
    token: '/site/oauth2/access_token',
    usesBasic: true,
    // Bitbucket has no endpoint that revokes tokens, and the scopes are those of the app.
  };
  return {
    name: 'bitbucket',
    oauth: createOAuth('bitbucket', config, endpoints),
    readLogin: (credentials) =>
      attempt(async () => {
        const user = readAs(User, await connect(credentials).send('GET', '/user'));
        return user.nickname ?? user.display_name ?? '';
      }),
    listRepositories: (credentials, limit) =>
      attempt(async () => {
        const client = connect(credentials);
        const repositories: HostRepository[] = [];
        for (const { workspace } of await client.list(Workspace, '/user/workspaces')) {
          const path = `/repositories/${encodeURIComponent(workspace.slug)}?role=admin&sort=-updated_on`;
          const rows = await client.list(Repository, path, limit - repositories.length);
          repositories.push(...rows.map(toRepository));
          if (repositories.length >= limit) break;
        }
        return repositories;
      }),
    listBranches: (credentials, repository, limit) =>
      attempt(async () => {
        const path = `${pathOf(repository)}/refs/branches`;
        const rows = await connect(credentials).list(Branch, path, limit);
        return rows.map(({ name, target }) => ({ name, commit: target.hash }));
      }),
    hasBranch: (credentials, repository, name) =>
      attempt(() =>
        unless('not_found', false, async () => {
          const path = `${pathOf(repository)}/refs/branches/${encodeURIComponent(name)}`;
          await connect(credentials).send('GET', path);
          return true;
        }),
      ),
    ...bitbucketKeys(connect),
    ...bitbucketWebhooks(connect),
  };
}

function bitbucketKeys(
  connect: Connect,
): Pick<CodeHostApi, 'listDeployKeys' | 'addDeployKey' | 'removeDeployKey'> {
  const keysOf = (repository: RepositoryKey) => `${pathOf(repository)}/deploy-keys`;
  return {
    listDeployKeys: (credentials, repository) =>
      attempt(async () => {
        const rows = await connect(credentials).list(DeployKey, keysOf(repository));
        return rows.map((row) => ({
          externalId: String(row.id),
          name: row.label ?? '',
          publicKey: withoutComment(row.key),
          // Bitbucket has no other deploy keys.
          isReadOnly: true,
          createdAt: toDate(row.created_on),
        }));
      }),
    addDeployKey: (credentials, repository, { name, publicKey }) =>
      attempt(async () => {
        const body = { label: name, key: publicKey };
        const key = await connect(credentials).send('POST', keysOf(repository), body);
        return String(readAs(DeployKey, key).id);
      }),
    removeDeployKey: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, async () => {
          const path = `${keysOf(repository)}/${encodeURIComponent(externalId)}`;
          await connect(credentials).send('DELETE', path);
        }),
      ),
  };
}

function bitbucketWebhooks(
  connect: Connect,
): Pick<CodeHostApi, 'listWebhooks' | 'addWebhook' | 'updateWebhook' | 'removeWebhook'> {
  const hooksOf = (repository: RepositoryKey) => `${pathOf(repository)}/hooks`;
  const hookOf = (repository: RepositoryKey, externalId: string) =>
    `${hooksOf(repository)}/${encodeURIComponent(externalId)}`;
  return {
    listWebhooks: (credentials, repository) =>
      attempt(async () => {
        const rows = await connect(credentials).list(Webhook, hooksOf(repository));
        return rows.map((row) => ({
          externalId: row.uuid,
          url: row.url,
          isActive: row.active,
          sendsPushes: row.events.includes('repo:push'),
          createdAt: toDate(row.created_at),
        }));
      }),
    addWebhook: (credentials, repository, settings) =>
      attempt(async () => {
        const hook = await connect(credentials).send(
          'POST',
          hooksOf(repository),
          hookBody(settings),
        );
        return readAs(Webhook, hook).uuid;
      }),
    updateWebhook: (credentials, repository, externalId, settings) =>
      attempt(async () => {
        await connect(credentials).send('PUT', hookOf(repository, externalId), hookBody(settings));
      }),
    removeWebhook: (credentials, repository, externalId) =>
      attempt(() =>
        unless('not_found', undefined, async () => {
          await connect(credentials).send('DELETE', hookOf(repository, externalId));
        }),
      ),
  };
}
