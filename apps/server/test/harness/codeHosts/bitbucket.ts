import {
  type HostedRepository,
  type HostReply,
  type HostRequest,
  type HostState,
  nextId,
  type StandIn,
  startCodeHost,
} from './codeHost.ts';

const created = '2026-11-01T10:00:00.000000+00:00';
const error = (status: number, text: string): HostReply => ({
  status,
  body: { type: 'error', error: { message: text } },
});

/** Returns a page of a list in Bitbucket's form. */
function pageOf(rows: readonly unknown[], { query, path }: HostRequest, url: string): HostReply {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('pagelen') ?? 10);
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  return {
    body: {
      pagelen: size,
      page,
      size: rows.length,
      values: rows.slice((page - 1) * size, page * size),
      ...(page * size < rows.length && { next: `${url}${path}?${next}` }),
    },
  };
}

const toKey = ({ id, key, title }: HostedRepository['keys'][number]) => ({
  type: 'deploy_key',
  id,
  key,
  label: title,
  comment: 'pressdock',
  created_on: created,
});

const uuidOf = (id: number) => `{00000000-0000-4000-8000-${String(id).padStart(12, '0')}}`;

const toHook = ({ id, url, isActive, events }: HostedRepository['hooks'][number]) => ({
  type: 'webhook_subscription',
  uuid: uuidOf(id),
  description: 'Pressdock',
  url,
  active: isActive,
  events,
  secret_set: true,
  created_at: created,
});

const toRepository = (one: HostedRepository, url: string) => ({
  type: 'repository',
  uuid: uuidOf(one.id),
  full_name: one.fullName,
  is_private: one.isPrivate,
  mainbranch: { type: 'branch', name: one.defaultBranch },
  links: {
    html: { href: `${url}/${one.fullName}` },
    clone: [
      { name: 'https', href: `https://ada@bitbucket.example/${one.fullName}.git` },
      { name: 'ssh', href: one.sshUrl },
    ],
  },
});

function keysOf(repository: HostedRepository, request: HostRequest, url: string): HostReply {
  const { method, path, body } = request;
  if (method === 'GET') return pageOf(repository.keys.map(toKey), request, url);
  if (method === 'POST') {
    const key = { id: nextId(), title: body.label, key: body.key, isReadOnly: true };
    repository.keys.push(key);
    return { status: 200, body: toKey(key) };
  }
  const index = repository.keys.findIndex(({ id }) => String(id) === path.split('/').at(-1));
  if (index < 0) return error(404, 'Not found');
  repository.keys.splice(index, 1);
  return { status: 204 };
}

function hooksOf(repository: HostedRepository, request: HostRequest, url: string): HostReply {
  const { method, path, body } = request;
  if (method === 'GET') return pageOf(repository.hooks.map(toHook), request, url);
  if (method === 'POST') {
    const { secret, events } = body;
    const hook = { id: nextId(), url: body.url, secret, isActive: body.active, events };
    repository.hooks.push(hook);
    return { status: 201, body: toHook(hook) };
  }
  const uuid = decodeURIComponent(path.split('/').at(-1) ?? '');
  const known = repository.hooks.find(({ id }) => uuidOf(id) === uuid);
  if (!known) return error(404, 'Not found');
  if (method === 'PUT') {
    const { secret, events } = body;
    Object.assign(known, { url: body.url, secret, isActive: body.active, events });
    return { body: toHook(known) };
  }
  repository.hooks.splice(repository.hooks.indexOf(known), 1);
  return { status: 204 };
}

function respondForRepository(request: HostRequest, state: HostState): HostReply | undefined {
  const [, workspace, slug, rest = ''] =
    /^\/repositories\/([^/]+)\/([^/]+)\/(.*)$/.exec(request.path) ?? [];
  const repository = state.repositories.find((one) => one.fullName === `${workspace}/${slug}`);
  if (!repository) return undefined;
  const branches = Object.entries(repository.branches).map(([name, hash]) => ({
    type: 'branch',
    name,
    target: { type: 'commit', hash },
  }));
  if (rest === 'refs/branches') return pageOf(branches, request, state.url);
  if (rest.startsWith('refs/branches/')) {
    const name = decodeURIComponent(rest.slice('refs/branches/'.length));
    const found = branches.find((branch) => branch.name === name);
    return found && { body: found };
  }
  if (!repository.isAdmin) return error(403, 'Forbidden');
  if (/^deploy-keys(\/|$)/.test(rest)) return keysOf(repository, request, state.url);
  if (/^hooks(\/|$)/.test(rest)) return hooksOf(repository, request, state.url);
  return undefined;
}

function respond(request: HostRequest, state: HostState): HostReply | undefined {
  const [, token = ''] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!state.tokens.has(token)) return error(401, 'Token is invalid or not supported');
  if (request.path === '/user') return { body: { nickname: state.login, display_name: 'Ada' } };
  if (request.path === '/user/workspaces') {
    const slugs = new Set(state.repositories.map(({ fullName }) => fullName.split('/')[0]));
    const rows = [...slugs].map((slug) => ({ type: 'workspace_access', workspace: { slug } }));
    return pageOf(rows, request, state.url);
  }
  const [, workspace] = /^\/repositories\/([^/]+)$/.exec(request.path) ?? [];
  if (workspace !== undefined) {
    const rows = state.repositories
      .filter(({ fullName, isAdmin }) => isAdmin && fullName.startsWith(`${workspace}/`))
      .map((one) => toRepository(one, state.url));
    return pageOf(rows, request, state.url);
  }
  return respondForRepository(request, state) ?? error(404, 'Not found');
}

/** Starts a stand-in for Bitbucket. Its API is at the same URL. */
export function startBitbucket(): Promise<StandIn> {
  return startCodeHost('bitbucket', {
    tokenPath: '/site/oauth2/access_token',
    revokePath: null,
    usesRefreshTokens: true,
    usesBasic: true,
    requiresPkce: false,
    respond,
  });
}
