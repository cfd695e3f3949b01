import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A Git server over HTTP: Git's own `git-http-backend` behind Node. */
export interface GitHttpServer {
  /** Without a trailing slash. */
  url: string;
  /** The credentials that it requires; undefined if everyone may read and push. */
  credentials: { userName: string; password: string } | undefined;
  /** Responds instead of Git, for servers that misbehave. Returns false to let Git respond. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  requests: string[];
  close(): Promise<void>;
}

const backend = [
  '/usr/lib/git-core/git-http-backend',
  '/usr/libexec/git-core/git-http-backend',
].find((path) => existsSync(path));

function respond(response: ServerResponse, head: string): void {
  const headers = head.split(/\r?\n/).map((line) => line.split(/:\s*/, 2) as [string, string]);
  const status = headers.find(([name]) => name.toLowerCase() === 'status')?.[1];
  response.statusCode = status ? Number.parseInt(status, 10) : 200;
  for (const [name, value] of headers) {
    if (name.toLowerCase() !== 'status') response.setHeader(name, value);
  }
}

/** Copies the output of a CGI program to a response. */
function relay(child: ChildProcess, response: ServerResponse): void {
  let head: Buffer | undefined = Buffer.alloc(0);
  child.stdout?.on('data', (chunk: Buffer) => {
    if (head === undefined) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const match = /\r?\n\r?\n/.exec(head.toString('latin1'));
    if (!match) return;
    const rest = head.subarray(match.index + match[0].length);
    respond(response, head.subarray(0, match.index).toString('latin1'));
    head = undefined;
    response.write(rest);
  });
  child.on('close', () => response.end());
}

/** Serves the repositories in a folder. */
export async function startGitHttpServer(root: string): Promise<GitHttpServer> {
  if (!backend) throw new Error('git-http-backend is needed: install Git.');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    git.requests.push(`${request.method} ${request.url}`);
    if (git.intercept(request, response)) return;
    const { credentials } = git;
    const { authorization = '' } = request.headers;
    const expected =
      credentials &&
      `Basic ${Buffer.from(`${credentials.userName}:${credentials.password}`).toString('base64')}`;
    if (expected !== undefined && authorization !== expected) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="Git"' }).end();
      return;
    }
    const child = spawn(backend, [], {
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'safe.directory',
        GIT_CONFIG_VALUE_0: '*',
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        REQUEST_METHOD: request.method ?? 'GET',
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        REMOTE_USER: credentials?.userName ?? 'author',
        REMOTE_ADDR: '127.0.0.1',
      },
    });
    child.stdin.on('error', () => undefined);
    request.pipe(child.stdin);
    relay(child, response);
    response.on('close', () => child.kill());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const git: GitHttpServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: undefined,
    intercept: () => false,
    requests: [],
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return git;
}
