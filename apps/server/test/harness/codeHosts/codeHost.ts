import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A repository of a stand-in. */
export interface HostedRepository {
  id: number;
  fullName: string;
  sshUrl: string;
  isPrivate: boolean;
  /** Whether the person administers it. */
  isAdmin: boolean;
  defaultBranch: string;
  branches: Record<string, string>;
  keys: { id: number; title: string; key: string; isReadOnly: boolean }[];
  hooks: { id: number; url: string; secret: string; isActive: boolean; events: string[] }[];
}

/** A request as a stand-in received it. */
export interface HostRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: requests have every shape
  body: any;
}

/** A response of a stand-in. */
export interface HostReply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The state of a stand-in, which tests read and change. */
export interface HostState {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  clientSecret: string;
  login: string;
  repositories: HostedRepository[];
  /** The access tokens that are valid. */
  tokens: Set<string>;
  /** The refresh tokens that are valid. Each works once. */
  refreshTokens: Set<string>;
  revoked: string[];
  /** How many seconds the next access token is valid; null if it never expires. */
  tokenSeconds: number | null;
  requests: HostRequest[];
  /** Responds instead of the host, for failures. Undefined lets the host respond. */
  intercept: (request: HostRequest) => HostReply | undefined | Promise<HostReply | undefined>;
  /** Adds a repository. */
  add(repository: Partial<HostedRepository> & { fullName: string }): HostedRepository;
}

/** A running stand-in. */
export type StandIn = HostState & {
  /** Authorizes the app like a person who opens the page, and returns the redirect. */
  authorize(authorizationUrl: string, answer?: 'allow' | 'deny'): URL;
  close(): Promise<void>;
};

/** The part that differs between code hosts. */
export interface HostRules {
  tokenPath: string;
  revokePath: string | null;
  usesRefreshTokens: boolean;
  /** Whether apps authenticate with HTTP Basic instead of in the body. */
  usesBasic: boolean;
  requiresPkce: boolean;
  respond(request: HostRequest, state: HostState): HostReply | undefined;
}

interface Grant {
  redirectUrl: string;
  challenge: string | null;
}

let lastId = 1000;

/** Returns a number that no other object has. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

function createState(name: string): HostState {
  return {
    url: '',
    clientId: `${name}Client`,
    clientSecret: `${name}Secret`,
    login: 'ada',
    repositories: [],
    tokens: new Set(),
    refreshTokens: new Set(),
    revoked: [],
    tokenSeconds: null,
    requests: [],
    intercept: () => undefined,
    add({ fullName, ...options }) {
      const repository: HostedRepository = {
        id: nextId(),
        fullName,
        sshUrl: `git@127.0.0.1:${fullName}.git`,
        isPrivate: true,
        isAdmin: true,
        defaultBranch: 'main',
        branches: { main: 'a'.repeat(40), master: 'b'.repeat(40) },
        keys: [],
        hooks: [],
        ...options,
      };
      this.repositories.push(repository);
      return repository;
    },
  };
}

function isClient(
  request: HostRequest,
  { clientId, clientSecret }: HostState,
  { usesBasic }: HostRules,
): boolean {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const { client_id, client_secret } = request.body ?? {};
  return usesBasic
    ? request.headers.authorization === `Basic ${basic}`
    : client_id === clientId && client_secret === clientSecret;
}

function issueTokens(state: HostState, usesRefreshTokens: boolean): HostReply {
  const [access, refresh] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`];
  state.tokens.add(access);
  if (usesRefreshTokens) state.refreshTokens.add(refresh);
  return {
    body: {
      access_token: access,
      token_type: 'bearer',
      scope: 'repo',
      ...(usesRefreshTokens && { refresh_token: refresh }),
      ...(state.tokenSeconds !== null && { expires_in: state.tokenSeconds }),
    },
  };
}

const invalidGrant: HostReply = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'The grant is invalid or was used.' },
};

/** Exchanges a code or a refresh token, each of which works once. */
function exchange(
  { body }: HostRequest,
  state: HostState,
  grants: Map<string, Grant>,
  { usesRefreshTokens, requiresPkce }: HostRules,
): HostReply {
  if (body.grant_type === 'refresh_token') {
    if (!state.refreshTokens.delete(body.refresh_token)) return invalidGrant;
    return issueTokens(state, usesRefreshTokens);
  }
  const grant = grants.get(body.code);
  grants.delete(body.code);
  if (!grant || grant.redirectUrl !== body.redirect_uri) return invalidGrant;
  const challenge = createHash('sha256')
    .update(body.code_verifier ?? '')
    .digest('base64url');
  if (requiresPkce && grant.challenge !== challenge) return invalidGrant;
  return issueTokens(state, usesRefreshTokens);
}

function parseBody(text: string, type: string | undefined): unknown {
  if (text === '') return undefined;
  if (type?.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text);
}

/** Starts a stand-in. */
export async function startCodeHost(name: string, rules: HostRules): Promise<StandIn> {
  const state = createState(name);
  const grants = new Map<string, Grant>();

  async function respond(request: HostRequest): Promise<HostReply> {
    const intercepted = await state.intercept(request);
    if (intercepted) return intercepted;
    if (request.path === rules.tokenPath) {
      if (!isClient(request, state, rules))
        return { status: 401, body: { error: 'invalid_client' } };
      return exchange(request, state, grants, rules);
    }
    if (request.path === rules.revokePath && request.method === 'POST') {
      if (!isClient(request, state, rules))
        return { status: 401, body: { error: 'invalid_client' } };
      state.revoked.push(request.body.token);
      state.tokens.delete(request.body.token);
      state.refreshTokens.delete(request.body.token);
      return { body: {} };
    }
    return rules.respond(request, state) ?? { status: 404, body: { message: 'Not Found' } };
  }

  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const url = new URL(incoming.url ?? '/', 'http://host.example');
    const request = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: parseBody(text, incoming.headers['content-type']),
    };
    state.requests.push(request);
    const { status = 200, headers, body } = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(body === undefined || status === 204 ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(state, {
    authorize(authorizationUrl: string, answer: 'allow' | 'deny' = 'allow'): URL {
      const { searchParams } = new URL(authorizationUrl);
      const redirect = new URL(searchParams.get('redirect_uri') ?? '');
      redirect.searchParams.set('state', searchParams.get('state') ?? '');
      if (answer === 'deny') {
        redirect.searchParams.set('error', 'access_denied');
        return redirect;
      }
      const code = randomUUID();
      grants.set(code, {
        redirectUrl: searchParams.get('redirect_uri') ?? '',
        challenge: searchParams.get('code_challenge'),
      });
      redirect.searchParams.set('code', code);
      return redirect;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}

/** Returns a page of a list with the Link header of GitHub and GitLab. */
export function paginate<Row>(
  rows: readonly Row[],
  { query, path }: HostRequest,
  url: string,
): { rows: readonly Row[]; headers: Record<string, string> } {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('per_page') ?? 30);
  const isLast = page * size >= rows.length;
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  return {
    rows: rows.slice((page - 1) * size, page * size),
    headers: isLast ? {} : { link: `<${url}${path}?${next}>; rel="next"` },
  };
}
