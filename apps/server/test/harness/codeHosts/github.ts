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

const message = (status: number, text: string): HostReply => ({
  status,
  body: { message: text, documentation_url: 'https://docs.github.com/rest' },
});
const created = '2026-11-01T10:00:00Z';

const toKey = ({ id, key, title, isReadOnly }: HostedRepository['keys'][number]) => ({
  id,
  key,
  title,
  read_only: isReadOnly,
  verified: true,
  created_at: created,
});

const toHook = ({ id, url, isActive, events }: HostedRepository['hooks'][number]) => ({
  type: 'Repository',
  id,
  name: 'web',
  active: isActive,
  events,
  config: { url, content_type: 'json', insecure_ssl: '0', secret: '********' },
  created_at: created,
  updated_at: created,
});

function keysOf(repository: HostedRepository, { method, path, body }: HostRequest): HostReply {
  const id = Number(path.split('/').at(-1));
  if (method === 'POST') {
    if (repository.keys.some(({ key }) => key === body.key)) {
      return message(422, 'Validation Failed: key is already in use');
    }
    const key = { id: nextId(), title: body.title, key: body.key, isReadOnly: body.read_only };
    repository.keys.push(key);
    return { status: 201, body: toKey(key) };
  }
  if (method === 'GET') return { body: repository.keys.map(toKey) };
  const index = repository.keys.findIndex((key) => key.id === id);
  if (index < 0) return message(404, 'Not Found');
  repository.keys.splice(index, 1);
  return { status: 204 };
}

function hooksOf(repository: HostedRepository, { method, path, body }: HostRequest): HostReply {
  const id = Number(path.split('/').at(-1));
  const known = repository.hooks.find((hook) => hook.id === id);
  if (method === 'GET') return { body: repository.hooks.map(toHook) };
  if (method === 'POST') {
    if (repository.hooks.some(({ url }) => url === body.config.url)) {
      return message(422, 'Validation Failed: Hook already exists on this repository');
    }
    const { url, secret } = body.config;
    const hook = { id: nextId(), url, secret, isActive: body.active, events: body.events };
    repository.hooks.push(hook);
    return { status: 201, body: toHook(hook) };
  }
  if (!known) return message(404, 'Not Found');
  if (method === 'PATCH') {
    const { url, secret } = body.config;
    Object.assign(known, { url, secret, isActive: body.active, events: body.events });
    return { body: toHook(known) };
  }
  repository.hooks.splice(repository.hooks.indexOf(known), 1);
  return { status: 204 };
}

function respondForRepository(request: HostRequest, state: HostState): HostReply | undefined {
  const [, owner, name, rest = ''] = /^\/repos\/([^/]+)\/([^/]+)\/(.*)$/.exec(request.path) ?? [];
  const repository = state.repositories.find(({ fullName }) => fullName === `${owner}/${name}`);
  if (!repository) return undefined;
  if (rest === 'branches') {
    const rows = Object.entries(repository.branches).map(([branch, sha]) => ({
      name: branch,
      commit: { sha, url: '' },
      protected: false,
    }));
    const page = paginate(rows, request, state.url);
    return { body: page.rows, headers: page.headers };
  }
  // The SDK encodes the slashes of a name.
  const [, branch] = /^branches\/(.+)$/.exec(decodeURIComponent(rest)) ?? [];
  if (branch !== undefined) {
    const sha = repository.branches[branch];
    if (sha === undefined) return message(404, 'Branch not found');
    return { body: { name: branch, commit: { sha }, protected: false } };
  }
  if (!repository.isAdmin) return undefined;
  if (/^keys(\/|$)/.test(rest)) return keysOf(repository, request);
  if (/^hooks(\/|$)/.test(rest)) return hooksOf(repository, request);
  return undefined;
}

function respond(request: HostRequest, state: HostState): HostReply | undefined {
  const { method, path, headers, body } = request;
  if (method === 'DELETE' && path === `/applications/${state.clientId}/token`) {
    state.tokens.delete(body.access_token);
    state.revoked.push(body.access_token);
    return { status: 204 };
  }
  const [, token = ''] = /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!state.tokens.has(token)) return message(401, 'Bad credentials');
  if (path === '/user') return { body: { login: state.login, id: 1, type: 'User' } };
  if (path === '/user/repos') {
    const rows = state.repositories.map((one) => ({
      id: one.id,
      full_name: one.fullName,
      private: one.isPrivate,
      html_url: `${state.url}/${one.fullName}`,
      ssh_url: one.sshUrl,
      default_branch: one.defaultBranch,
      permissions: { admin: one.isAdmin, push: true, pull: true },
    }));
    const page = paginate(rows, request, state.url);
    return { body: page.rows, headers: page.headers };
  }
  return respondForRepository(request, state);
}

/** Starts a stand-in for GitHub. Its API is at the same URL. */
export function startGithub(): Promise<StandIn> {
  return startCodeHost('github', {
    tokenPath: '/login/oauth/access_token',
    revokePath: null,
    usesRefreshTokens: false,
    usesBasic: false,
    requiresPkce: true,
    respond,
  });
}
