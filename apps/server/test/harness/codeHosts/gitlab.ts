import {
  type HostedRepository,
  type HostReply,
  type HostRequest,
  type HostState,
  nextId,
  paginate,
  type StandIn,
  startCodeHost,
} from './codeHost.ts';

const created = '2026-11-01T10:00:00.000Z';

const toKey = ({ id, key, title, isReadOnly }: HostedRepository['keys'][number]) => ({
  id,
  title,
  key,
  created_at: created,
  expires_at: null,
  can_push: !isReadOnly,
});

const toHook = ({ id, url, isActive, events }: HostedRepository['hooks'][number]) => ({
  id,
  url,
  push_events: events.includes('push'),
  tag_push_events: events.includes('tag_push'),
  enable_ssl_verification: true,
  alert_status: isActive ? 'executable' : 'disabled',
  created_at: created,
});

function keysOf(repository: HostedRepository, { method, path, body }: HostRequest): HostReply {
  if (method === 'GET') return { body: repository.keys.map(toKey) };
  if (method === 'POST') {
    const key = { id: nextId(), title: body.title, key: body.key, isReadOnly: !body.can_push };
    repository.keys.push(key);
    return { status: 201, body: toKey(key) };
  }
  const index = repository.keys.findIndex(({ id }) => String(id) === path.split('/').at(-1));
  if (index < 0) return { status: 404, body: { message: '404 Deploy Key Not Found' } };
  repository.keys.splice(index, 1);
  return { status: 204 };
}

function eventsOf(body: { push_events?: boolean; tag_push_events?: boolean }): string[] {
  return [...(body.push_events ? ['push'] : []), ...(body.tag_push_events ? ['tag_push'] : [])];
}

function hooksOf(repository: HostedRepository, { method, path, body }: HostRequest): HostReply {
  if (method === 'GET') return { body: repository.hooks.map(toHook) };
  if (method === 'POST') {
    const { url, token: secret } = body;
    const hook = { id: nextId(), url, secret, isActive: true, events: eventsOf(body) };
    repository.hooks.push(hook);
    return { status: 201, body: toHook(hook) };
  }
  const known = repository.hooks.find(({ id }) => String(id) === path.split('/').at(-1));
  if (!known) return { status: 404, body: { message: '404 Not Found' } };
  if (method === 'PUT') {
    const { url, token: secret } = body;
    Object.assign(known, { url, secret, isActive: true, events: eventsOf(body) });
    return { body: toHook(known) };
  }
  repository.hooks.splice(repository.hooks.indexOf(known), 1);
  return { status: 204 };
}

function respondForProject(request: HostRequest, state: HostState): HostReply | undefined {
  const [, id, rest = ''] = /^\/api\/v4\/projects\/([^/]+)\/(.*)$/.exec(request.path) ?? [];
  const repository = state.repositories.find((one) => String(one.id) === id);
  if (!repository) return undefined;
  const branches = Object.entries(repository.branches).map(([name, sha]) => ({
    name,
    commit: { id: sha },
    default: name === repository.defaultBranch,
  }));
  if (rest === 'repository/branches') {
    const page = paginate(branches, request, state.url);
    return { body: page.rows, headers: page.headers };
  }
  if (rest.startsWith('repository/branches/')) {
    const name = decodeURIComponent(rest.slice('repository/branches/'.length));
    const found = branches.find((branch) => branch.name === name);
    return found && { body: found };
  }
  if (!repository.isAdmin) return { status: 403, body: { message: '403 Forbidden' } };
  if (/^deploy_keys(\/|$)/.test(rest)) return keysOf(repository, request);
  if (/^hooks(\/|$)/.test(rest)) return hooksOf(repository, request);
  return undefined;
}

function respond(request: HostRequest, state: HostState): HostReply | undefined {
  const { method, path, headers, query } = request;
  const [, bearer] = /^bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const token = bearer ?? String(headers['private-token'] ?? '');
  if (!state.tokens.has(token)) return { status: 401, body: { message: '401 Unauthorized' } };
  if (method === 'DELETE' && path === '/api/v4/personal_access_tokens/self') {
    state.tokens.delete(token);
    state.revoked.push(token);
    return { status: 204 };
  }
  if (path === '/api/v4/user') return { body: { id: 1, username: state.login, name: 'Ada' } };
  if (path === '/api/v4/projects') {
    const isMaintained = query.get('min_access_level') === '40';
    const rows = state.repositories
      .filter(({ isAdmin }) => isAdmin || !isMaintained)
      .map((one) => ({
        id: one.id,
        path_with_namespace: one.fullName,
        web_url: `${state.url}/${one.fullName}`,
        ssh_url_to_repo: one.sshUrl,
        default_branch: one.defaultBranch,
        visibility: one.isPrivate ? 'private' : 'public',
      }));
    const page = paginate(rows, request, state.url);
    return { body: page.rows, headers: page.headers };
  }
  return respondForProject(request, state);
}

/** Starts a stand-in for GitLab. */
export function startGitlab(): Promise<StandIn> {
  return startCodeHost('gitlab', {
    tokenPath: '/oauth/token',
    revokePath: '/oauth/revoke',
    usesRefreshTokens: true,
    usesBasic: false,
    requiresPkce: true,
    respond,
  });
}
