import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';
import { nodeEnvironment } from './server.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  url: string;
  output: () => string;
  errors: () => string;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | string>;
}

const running = new Set<ChildProcess>();

/** Kills every process that was started. */
export function killServerProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** Starts a process. */
export async function runServerProcess(
  environment: Record<string, string>,
  args: readonly string[] = ['--conditions=pressdock-source', main],
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      ...nodeEnvironment,
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    errors: () => errors,
    ended,
  };
}

/** Starts a process and waits until it accepts requests. */
export async function startServerProcess(
  environment: Record<string, string>,
  args?: readonly string[],
): Promise<ServerProcess> {
  const server = await runServerProcess(environment, args);
  while (!server.output().includes('ready ')) {
    const isOver = await Promise.race([server.ended, new Promise((go) => setTimeout(go, 20))]);
    if (isOver !== undefined) throw new Error(`The server ended: ${server.errors()}`);
  }
  return server;
}
