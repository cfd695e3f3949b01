import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endGroup, start } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { freePort } from '../bootstrap/port.mjs';
import { root } from '../bootstrap/root.mjs';
import { serverArguments, serverEnvironment } from '../start/server.mjs';
import { watchPeak } from './footprint.mjs';

/** Waits until the server is ready and returns the values that it prints for scripts. */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let demo = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, ...rest] = line.split(' ');
      if (word === 'demo') demo = rest;
      if (word === 'ready') resolve({ url: rest[0], email: demo[0], password: demo[1] });
    });
    child.once('exit', (code) =>
      reject(new Failure(`The server exited with code ${code} during startup.`)),
    );
  });
}

/**
 * Starts the server with demo data in a temporary folder, runs the work with it, and always stops
 * and removes it. Rate limits are off.
 */
export async function withProduct(settings, work) {
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-product-'));
  const child = start(process.execPath, serverArguments, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...serverEnvironment,
      PRESSDOCK_DEMO: '1',
      PRESSDOCK_DATA: join(folder, 'data'),
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...settings,
    },
  });
  const readPeak = watchPeak(child.pid);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    const ready = await untilReady(child);
    return await work({ ...ready, pid: child.pid, startPeakMb: readPeak() });
  } finally {
    readPeak();
    endGroup(child, 'SIGTERM');
    const timer = setTimeout(() => endGroup(child, 'SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs in to the demo account and returns the bearer token. */
export async function signIn({ url, email, password }) {
  const response = await fetch(`${url}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Failure(`Signing in returned ${response.status}.`);
  return (await response.text()).replaceAll('"', '');
}
