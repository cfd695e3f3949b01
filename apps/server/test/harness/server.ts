import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { hashPassword } from '../../src/identity/password.ts';
import { createToken, hashToken } from '../../src/identity/token.ts';
import { startServer } from '../../src/start.ts';
import { createDatabase, dropDatabase } from '../setup/postgres-database.ts';
import { freePort } from './freePort.ts';

/** A response. `body` is the parsed JSON, or undefined if the response is not JSON. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  body: any;
}

/** A request. `body` is sent as JSON. */
export interface ApiRequest {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A server on its own port with its own empty database. */
export interface TestServer {
  url: string;
  config: Config;
  /** For changes that no call makes, such as letting time pass. */
  database: Database;
  /** The code that creates the operator account. */
  operatorCode: string | undefined;
  api(method: string, path: string, asking?: ApiRequest): Promise<ApiResponse>;
  close(): Promise<void>;
}

/** A person with an account, signed in. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  /** Sends a request with this person's token. */
  api(method: string, path: string, body?: unknown): Promise<ApiResponse>;
}

/** Creates a data folder; with the embedded database, it contains an empty database. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'data-'));
  if (process.env.TEST_ENGINE !== 'postgres') {
    cpSync(inject('template'), folder, { recursive: true });
  }
  return folder;
}

/** Settings of Node for servers in processes of their own, which compile the source code only once. */
export const nodeEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('../../../../node_modules/.cache/node', import.meta.url),
  ),
};

/** Code hosts that do not exist, so that no test sends requests to the real ones. */
const unreachableHosts = {
  GITHUB_URL: 'http://127.0.0.1:9',
  GITLAB_URL: 'http://127.0.0.1:9',
  BITBUCKET_URL: 'http://127.0.0.1:9',
  BITBUCKET_API_URL: 'http://127.0.0.1:9',
};

/** Returns the settings of a test server as environment variables. */
export async function testEnvironment(
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    PRESSDOCK_DATA: await createDataFolder(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...unreachableHosts,
    ...nodeEnvironment,
    ...(process.env.TEST_ENGINE === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('template')),
    }),
    ...more,
  };
}

/** Sends a request to a server. */
export async function sendRequest(
  url: string,
  method: string,
  path: string,
  { token, body, headers }: ApiRequest = {},
): Promise<ApiResponse> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

/** The server of this worker. Workers run one file at a time. */
let shared: Promise<TestServer> | undefined;

/**
 * Returns a server that the files of a worker share, because starting one takes longer than most of
 * their tests. It has accounts of earlier files, and ends with its worker.
 */
export function sharedTestServer(): Promise<TestServer> {
  shared ??= startTestServer();
  return shared;
}

/** Starts a test server with its own empty database. `more` overrides its settings. */
export async function startTestServer(more: Record<string, string> = {}): Promise<TestServer> {
  const environment = await testEnvironment(more);
  const config = readConfig(environment);
  const server = await startServer(config, (error) => {
    throw error;
  });
  return {
    url: server.url,
    config,
    database: server.database,
    operatorCode: server.operatorCode,
    api: (method, path, request) => sendRequest(server.url, method, path, request),
    async close() {
      // Otherwise, the server would wait for a last request on each.
      server.app.server.closeIdleConnections();
      await server.close();
      await rm(config.dataFolder, { recursive: true, force: true, maxRetries: 3 });
      if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
    },
  };
}

/** The password of every account that the tests create. */
const password = 'a long enough phrase';

/** Its hash, which takes longer to compute than everything else in {@link signUp}. */
let passwordHash: Promise<string> | undefined;

/**
 * Adds an account with a verified e-mail address and a session, and opens registration. Writes to the
 * database, because registering, verifying and signing in would take most of the time of most tests.
 */
export async function signUp(server: Pick<TestServer, 'url' | 'database'>): Promise<Person> {
  await openRegistration(server);
  passwordHash ??= hashPassword(password);
  const [id, token, hash] = [randomUUID(), createToken(), await passwordHash];
  const email = `${randomUUID()}@example.com`;
  await server.database.withSystem(async (tx) => {
    const [now, day] = [new Date(), 86_400_000];
    const name = { first_name: 'Ada', last_name: 'Example' };
    await tx
      .insertInto('users')
      .values({ id, email, password_hash: hash, ...name, email_verified_at: now })
      .execute();
    const expires_at = new Date(now.getTime() + day);
    await tx
      .insertInto('sessions')
      .values({ id: randomUUID(), token_hash: hashToken(token), expires_at, ...ids(id) })
      .execute();
  });
  return personOf(server, { id, email, token });
}

const ids = (id: string) => ({ user_id: id, account_id: id });

function personOf(
  { url }: Pick<TestServer, 'url'>,
  person: Pick<Person, 'id' | 'email' | 'token'> & { password?: string },
): Person {
  const { token } = person;
  return {
    password,
    ...person,
    api: (method, path, sent) => sendRequest(url, method, path, { token, body: sent }),
  };
}

/** Opens registration, which the first operator closes. */
export async function openRegistration({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await database.withSystem((tx) =>
    sql`insert into server_settings (is_only, registration) values (true, 'open')
      on conflict (is_only) do update set registration = 'open'`.execute(tx),
  );
}

/** Registers a new account, whose e-mail address is not verified, and signs in to it. */
export async function signUpUnverified(server: Pick<TestServer, 'url'>): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const body = { firstName: 'Ada', lastName: 'Example', email, password };
  await sendRequest(server.url, 'POST', '/api/v1/users/create/register/', { body });
  return signIn(server, email, password);
}

/** Registers an account like a person does, with its e-mails, and marks its address as verified. */
export async function register(server: Pick<TestServer, 'url' | 'database'>): Promise<Person> {
  await openRegistration(server);
  const person = await signUpUnverified(server);
  await server.database.withSystem((tx) =>
    sql`update users set email_verified_at = now() where id = ${person.id}`.execute(tx),
  );
  return person;
}

/** Signs in to an existing account. */
export async function signIn(
  server: Pick<TestServer, 'url'>,
  email: string,
  password: string,
): Promise<Person> {
  const signedIn = await sendRequest(server.url, 'POST', '/api/v1/auth', {
    body: { email, password },
  });
  if (signedIn.status !== 200) throw new Error(`Signing in failed: ${signedIn.text}`);
  const token = signedIn.text;
  const me = await sendRequest(server.url, 'GET', '/api/v1/users/me/actual', { token });
  return personOf(server, { id: me.body._id, email, password, token });
}

/** Confirms a person's password for the calls that require it. */
export async function confirmPassword({ api, password }: Person): Promise<void> {
  const confirmed = await api('POST', '/api/v1/users/me/proof', { currentPassword: password });
  if (confirmed.status !== 204)
    throw new Error(`Confirming the password failed: ${confirmed.text}`);
}

/** Requests a URL and returns the status. Reads the body, which would keep the connection open. */
export async function fetchStatus(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
