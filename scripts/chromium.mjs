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

function onPath() {
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
  const found = onPath() ?? fromPlaywright();
  if (found) return found;
  const reason = await aptInstall('chromium');
  const installed = onPath();
  if (installed) return installed;
  throw new Failure(
    `The browser tests need Chromium. Install it or set CHROMIUM_PATH (${reason}).`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => console.log(await findChromium()));
}
