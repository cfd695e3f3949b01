import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';
import { type GitHttpServer, startGitHttpServer } from './smartHttp.ts';

/** A server that may read the repositories of a local Git server. */
export interface DeployServer {
  server: TestServer;
  git: GitHttpServer;
  /** The folder of the Git server's repositories. */
  root: string;
}

let shared: Promise<DeployServer> | undefined;

/** Returns servers that the files of a worker share. They end with their worker. */
export function sharedDeployServer(): Promise<DeployServer> {
  shared ??= (async () => {
    const root = await mkdtemp(join(inject('folder'), 'git-'));
    const [server, git] = await Promise.all([
      startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1' }),
      startGitHttpServer(root),
    ]);
    return { server, git, root };
  })();
  return shared;
}
