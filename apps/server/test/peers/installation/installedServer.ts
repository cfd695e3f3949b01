import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Installation } from './archive.ts';

const run = promisify(execFile);

/** The user and group `nobody`, who may write only to the data folder. */
const nobody = { uid: 65_534, gid: 65_534 };

/** A server that runs from the archive. */
export interface InstalledServer {
  /** The code that creates the operator's account. */
  operatorCode: string;
  /** The data folder. */
  data: string;
  /** Runs a command with the settings and the user of the server. Returns what it printed. */
  run(...args: string[]): Promise<string>;
  /** Asks the server to stop, and returns its exit code. */
  stop(): Promise<number | string>;
}

const clean = ({ binaries }: Installation, more: Record<string, string>) => ({
  PATH: `${binaries}:/usr/bin:/bin`,
  PRESSDOCK_ENV_FILE: '',
  ...more,
});

/** Runs a command of the archive, by default as root, and returns what it printed. */
export async function runCommand(
  installation: Installation,
  args: string[],
  more: Record<string, string> = {},
  user: Partial<typeof nobody> = {},
): Promise<string> {
  const program = join(installation.program, 'bin/pressdock');
  const options = { cwd: installation.folder, env: clean(installation, more), timeout: 120_000 };
  return (await run(program, args, { ...options, ...user })).stdout.trim();
}

/** Starts the server as an unprivileged user with an empty data folder, and no other variables. */
export async function startInstalled(
  installation: Installation,
  settings: Record<string, string>,
): Promise<InstalledServer> {
  const data = join(installation.folder, `data-${settings.PORT}`);
  await mkdir(data, { mode: 0o700 });
  await chown(data, nobody.uid, nobody.gid);
  const variables = { PRESSDOCK_DATA: data, ...settings };
  const child = spawn(join(installation.program, 'bin/pressdock'), [], {
    cwd: data,
    env: clean(installation, variables),
    ...nobody,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  while (!output.includes('\nready ')) {
    const isOver = await Promise.race([ended, new Promise((go) => setTimeout(go, 50))]);
    if (isOver !== undefined) throw new Error(`The installed server ended: ${output}`);
  }
  return {
    operatorCode: /\/create-operator\/(\S+)/.exec(output)?.[1] ?? '',
    data,
    run: (...args) => runCommand(installation, args, variables, nobody),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
