import { join } from 'node:path';
import { handOver } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/root.mjs';
import { sourceCondition } from '../bootstrap.mjs';

/** The arguments with which Node runs the server. A small young generation saves 60 MB. */
export const serverArguments = [
  sourceCondition,
  '--max-semi-space-size=8',
  'apps/server/src/main.ts',
];

/**
 * Settings of Node and of glibc for the server. It stores compiled modules, which saves time and 30 MB. Without
 * the limits, glibc keeps more freed memory: in an arena per thread, and in blocks of up to 32 MB.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
};

/** The exit code of a process that was ended by a signal which this one did not receive. */
const killed = 137;

/** Runs the server until it ends and returns its exit code. */
export async function runServer(node, env) {
  const code = await handOver(node, serverArguments, {
    cwd: root,
    env: { ...serverEnvironment, ...env },
    // The server stops when this channel ends, which it also does when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: false,
  });
  if (code === killed) {
    process.stderr.write(
      'The server was killed. If no line above explains why, there was not enough memory: it needs 1 GB.\n',
    );
  }
  return code;
}
