import { handOver } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/root.mjs';
import { sourceCondition } from '../bootstrap.mjs';

/** Runs the server until it ends and returns its exit code. */
export function runServer(node, env) {
  return handOver(node, [sourceCondition, 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    // The server stops when this channel ends, which it also does when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: false,
  });
}
