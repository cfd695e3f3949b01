import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * Computes a value once and passes it to the workers, which read this file again, through the
 * environment.
 */
function once(name: string, find: () => string): string {
  process.env[name] ??= find();
  return process.env[name];
}

const port = once('PRESSDOCK_E2E_PORT', () =>
  execFileSync(
    process.execPath,
    [
      '-e',
      "const s = require('net').createServer(); s.listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); });",
    ],
    { encoding: 'utf8' },
  ).trim(),
);
// The server creates it, so that only reading this file leaves nothing behind.
const folder = once('PRESSDOCK_E2E_FOLDER', () => join(tmpdir(), `pressdock-e2e-${randomUUID()}`));
const address = `http://127.0.0.1:${port}`;

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

/**
 * Browser tests against the real server and the built dashboard: `vite build` first, then
 * `playwright test`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: resolve(import.meta.dirname, '../../.cache/browser-stories'),
  globalTeardown: './e2e/support/removeFolder.ts',
  forbidOnly: true,
  // One more than the cores of the smallest machine, because tests wait for pages.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Playwright scrolls moving elements again before clicking, and a list closes when its page
    // scrolls.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --conditions=pressdock-source "${resolve(import.meta.dirname, '../server/src/main.ts')}"`,
    url: `${address}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      PRESSDOCK_DATA: join(folder, 'data'),
      PRESSDOCK_DEMO: '1',
      // Every test creates an account from the same IP address.
      RATE_LIMIT: 'off',
      // The Git servers of the tests run on this machine.
      ALLOW_PRIVATE_ADDRESSES: '1',
      LOG_LEVEL: 'error',
    },
  },
});
