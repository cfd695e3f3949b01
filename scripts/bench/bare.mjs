import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs the work with a bare server in another process that always returns the same body. */
export async function withBare(body, work) {
  const child = fork(fileURLToPath(new URL('bareServer.mjs', import.meta.url)), { execArgv: [] });
  child.send(body);
  const [port] = await once(child, 'message');
  try {
    return await work(`http://127.0.0.1:${port}/`);
  } finally {
    child.kill();
  }
}
