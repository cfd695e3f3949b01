import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitFailure } from '../../ports/git.ts';

/** A command to run, and its limits. */
export interface Command {
  program: 'git' | 'ssh-keyscan';
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** What the command reads. */
  input?: string | Buffer;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  maxOutputBytes: number;
  /** Whether the command finds no other programs to start. */
  isAlone?: boolean;
  /** Ends the command once the files in a folder are larger. */
  maxFolder?: { path: string; bytes: number };
  /** Receives each line that the command prints about its work. */
  onLine?: (text: string) => void;
}

/** How a command ended. `messages` is the end of what it printed about its work. */
export interface CommandResult {
  /** 0 if it succeeded; null if it was killed or could not be started. */
  code: number | null;
  output: Buffer;
  messages: string;
  /** Why it was ended, or not started. */
  failure?: GitFailure | undefined;
}

const watchEveryMs = 100;
const killAfterMs = 2000;
const maxMessageBytes = 16 * 1024;
/** Limits of each process, in the units of the shell: memory in KiB, a file in blocks of 512 bytes. */
const memoryKiB = 1024 * 1024;
const fileBlocks = (220 * 1024 * 1024) / 512;
/** A shell sets the limits, because Node cannot. A system without one of them ignores it. */
const limits = `ulimit -v ${memoryKiB} 2>/dev/null; ulimit -f ${fileBlocks} 2>/dev/null; ulimit -c 0 2>/dev/null`;
const limited = `${limits}; exec "$0" "$@"`;
const limitedAlone = `${limits}; program=$(command -v "$0") || exit 127; PATH=/dev/null exec "$program" "$@"`;

/** Returns the size of the files in a folder, in bytes. */
async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const info = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += info?.size ?? 0;
  }
  return bytes;
}

/** Calls `onLine` for each line of a stream that arrives in pieces. A carriage return ends a line, too. */
function splitLines(onLine: (text: string) => void) {
  let rest = '';
  return {
    add(chunk: Buffer) {
      const parts = (rest + chunk.toString()).split(/[\r\n]+/);
      rest = (parts.pop() ?? '').slice(-4096);
      for (const part of parts) if (part !== '') onLine(part);
    },
    end() {
      if (rest !== '') onLine(rest);
    },
  };
}

/**
 * Runs a command in a process group of its own, with limits on time, memory, disk and output. The whole
 * group is killed when a limit is exceeded or the signal aborts.
 */
export function runCommand(command: Command): Promise<CommandResult> {
  const { program, args, env, cwd, input, timeoutMs, signal, maxFolder, isAlone } = command;
  return new Promise((resolve) => {
    const child = spawn('/bin/sh', ['-c', isAlone ? limitedAlone : limited, program, ...args], {
      cwd,
      env: { PATH: process.env.PATH ?? '/usr/bin:/bin', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const output: Buffer[] = [];
    let [outputBytes, messages]: [number, string] = [0, ''];
    let failure: GitFailure | undefined;
    const kill = (name: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, name);
      } catch {
        // The group has ended.
      }
    };
    let killing: NodeJS.Timeout | undefined;
    const end = (reason: GitFailure) => {
      failure ??= reason;
      kill('SIGTERM');
      killing ??= setTimeout(() => kill('SIGKILL'), killAfterMs);
    };
    const abort = () => end('failed');
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    let isMeasuring = false;
    const watch = async ({ path, bytes }: NonNullable<typeof maxFolder>) => {
      if (isMeasuring) return;
      isMeasuring = true;
      if ((await measureFolder(path)) > bytes) end('too_large');
      isMeasuring = false;
    };
    const watching = maxFolder && setInterval(() => void watch(maxFolder), watchEveryMs);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });

    const lines = splitLines((text) => command.onLine?.(text));
    child.stdout.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length;
      if (outputBytes > command.maxOutputBytes) end('too_large');
      else output.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      messages = (messages + chunk.toString()).slice(-maxMessageBytes);
      lines.add(chunk);
    });
    child.stdin.on('error', () => undefined).end(input ?? '');
    const finish = (code: number | null) => {
      clearTimeout(timer);
      clearTimeout(killing);
      clearInterval(watching);
      signal?.removeEventListener('abort', abort);
      // A helper that outlives Git, such as SSH, would keep the connection open.
      kill('SIGKILL');
      lines.end();
      resolve({ code, output: Buffer.concat(output), messages, failure });
    };
    child.on('error', (error) => {
      messages = error.message;
      finish(null);
    });
    child.on('close', (code) => finish(code));
  });
}
