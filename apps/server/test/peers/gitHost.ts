import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../harness/freePort.ts';

const run = promisify(execFile);

/** A Git host with OpenSSH and gitolite. */
export interface GitHost {
  /** Returns the URL of a repository. */
  urlOf(name: string): string;
  /** Adds a repository that the developer may push to and a deploy key may only read. */
  addRepository(name: string, publicKey: string): Promise<void>;
  /** Sends a signed webhook after each push. */
  addHook(name: string, url: string, secret: string): Promise<void>;
  /** Runs Git with the developer's key, or with another one. */
  git(args: readonly string[], options?: { cwd?: string; keyFile?: string }): Promise<string>;
  stop(): Promise<void>;
}

const script = resolve(
  process.env.GIT_HOST_SCRIPT ??
    join(import.meta.dirname, '../../../../../shared/tools/git-host.sh'),
);

/** Starts the host. Needs root, and installs what is missing. */
export async function startGitHost(): Promise<GitHost> {
  if (!existsSync(script)) {
    throw new Error(
      'The Git host peer needs the script that starts gitolite. Set GIT_HOST_SCRIPT to its path.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-git-host-'));
  const call = async (command: string, ...args: string[]) =>
    (await run('bash', [script, command, folder, ...args])).stdout;
  const started = await call('start', String(await freePort()));
  const settings = Object.fromEntries(
    started
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  const { URL: url, KNOWN_HOSTS: knownHosts, DEV_KEY: developerKey } = settings;
  return {
    urlOf: (name) => `${url}/${name}`,
    async addRepository(name, publicKey) {
      const keyFile = join(folder, `${name}.pub`);
      await writeFile(keyFile, `${publicKey.trim()}\n`);
      await call('repo', name, keyFile);
    },
    addHook: async (name, hookUrl, secret) => {
      await call('hook', name, hookUrl, secret);
    },
    async git(args, { cwd = folder, keyFile = developerKey } = {}) {
      const options = [
        ...['-i', keyFile, '-F', '/dev/null', '-o', 'IdentitiesOnly=yes', '-o', 'BatchMode=yes'],
        ...['-o', `UserKnownHostsFile=${knownHosts}`, '-o', 'StrictHostKeyChecking=yes'],
      ];
      const person = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
      const env = {
        PATH: process.env.PATH,
        HOME: folder,
        GIT_SSH_COMMAND: `ssh ${options.join(' ')}`,
      };
      return (await run('git', [...person, ...args], { cwd, env })).stdout;
    },
    async stop() {
      await call('stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
