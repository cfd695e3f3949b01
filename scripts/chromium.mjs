import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './bootstrap/apt.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The flags for unattended runs. The sandbox does not work as root. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without a window system, which takes about a sixth less processor time. */
const shell = 'chromium-headless-shell';

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name);
      if (folder !== '' && existsSync(file)) return file;
    }
  }
  return undefined;
}

function fromPlaywright() {
  try {
    const file = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's or Playwright's, or installs
 * Debian's package.
 * @throws {Failure} if none is available, because tests are never skipped
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Failure(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  }
  const found = onPath(names) ?? fromPlaywright();
  if (found) return found;
  const reason = await aptInstall('chromium');
  const installed = onPath(names);
  if (installed) return installed;
  throw new Failure(
    `The browser tests need Chromium. Install it or set CHROMIUM_PATH (${reason}).`,
  );
}

/**
 * Finds a browser for the tests: CHROMIUM_PATH, the headless shell of Chromium, another Chromium, or
 * installs Debian's package of the shell. Benchmarks and screenshots need a whole Chromium.
 * @throws {Failure} if none is available, because tests are never skipped
 */
export async function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!onPath([shell, ...names])) await aptInstall(shell);
  return onPath([shell]) ?? findChromium();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => console.log(await findChromium()));
}
