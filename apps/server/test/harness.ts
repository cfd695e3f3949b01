import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import { startServer } from '../src/start.ts';
import { createDatabase, dropDatabase } from './setup/postgres-database.ts';

/** An answer, read. `body` is the parsed JSON, or undefined where the answer is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers of every shape
  body: any;
}

/** One request. `body` is sent as JSON. */
export interface Asking {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A real server on a port of its own with an empty database of its own. */
export interface TestServer {
  url: string;
  config: Config;
  /** For what no call can do, such as making time pass. */
  database: Database;
  /** What makes the operator's account. */
  operatorCode: string | undefined;
  api(method: string, path: string, asking?: Asking): Promise<Answer>;
  close(): Promise<void>;
}

/** A person with an account of their own, signed in. */
export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  /** A request with this person's token. */
  api(method: string, path: string, body?: unknown): Promise<Answer>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(address !== null && typeof address === 'object' ? address.port : 0),
      );
    });
  });
}

/** Makes a data folder; with the embedded database, one that has an empty database in it. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-test-'));
  if (process.env.TEST_ENGINE !== 'postgres') {
    cpSync(inject('template'), folder, { recursive: true });
  }
  return folder;
}

/** The settings of a test server, as environment variables. */
export async function testEnvironment(
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    PRESSDOCK_DATA: await makeDataFolder(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...(process.env.TEST_ENGINE === 'postgres' && {
      DATABASE_URL: await createDatabase(inject('template')),
    }),
    ...more,
  };
}

/** Asks a server over HTTP. */
export async function ask(
  url: string,
  method: string,
  path: string,
  { token, body, headers }: Asking = {},
): Promise<Answer> {
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
    body: isJson ? JSON.parse(text) : undefined,
  };
}

/** Starts a server with the settings of a test, changed by `more`. */
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
    api: (method, path, asking) => ask(server.url, method, path, asking),
    async close() {
      await server.close();
      await rm(config.dataFolder, { recursive: true, force: true, maxRetries: 3 });
      if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
    },
  };
}

/** Opens an account and signs in to it. */
export async function joinAsNew(server: Pick<TestServer, 'url'>): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password = 'a long enough phrase';
  const body = { firstName: 'Ada', lastName: 'Example', email, password };
  await ask(server.url, 'POST', '/api/v1/users/create/register/', { body });
  return signIn(server, email, password);
}

/** Signs in to an account that is there. */
export async function signIn(
  server: Pick<TestServer, 'url'>,
  email: string,
  password: string,
): Promise<Person> {
  const signedIn = await ask(server.url, 'POST', '/api/v1/auth', { body: { email, password } });
  if (signedIn.status !== 200) throw new Error(`Signing in failed: ${signedIn.text}`);
  const token = signedIn.text;
  const me = await ask(server.url, 'GET', '/api/v1/users/me/actual', { token });
  return {
    id: me.body._id,
    email,
    password,
    token,
    api: (method, path, sent) => ask(server.url, method, path, { token, body: sent }),
  };
}

/** Proves a person's password, for what asks for that. */
export async function prove({ api, password }: Person): Promise<void> {
  const proven = await api('POST', '/api/v1/users/me/proof', { currentPassword: password });
  if (proven.status !== 204) throw new Error(`Proving failed: ${proven.text}`);
}
