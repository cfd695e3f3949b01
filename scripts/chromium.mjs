import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './bootstrap/apt.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What Chromium needs to run unattended; the sandbox cannot be used as root. */
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
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's
 * own, then Debian's package when we may install it.
 * @throws {Failure} in one sentence when none can be had; a test run never skips.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const found = onPath() ?? fromPlaywright();
  if (found) return found;
  const refusal = await aptInstall('chromium');
  const installed = onPath();
  if (installed) return installed;
  throw new Failure(
    `No Chromium was found for the browser tests: install one or set CHROMIUM_PATH (${refusal}).`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => console.log(await findChromium()));
}
