import { join } from 'node:path';
import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { findTestBrowser } from './chromium.mjs';
import { buildDashboard } from './start/dashboard.mjs';
import { serverEnvironment } from './start/server.mjs';

await main(async () => {
  const { env } = await bootstrap();
  const isUnderTurbo = process.env.TURBO_HASH !== undefined;
  if (!isUnderTurbo) await buildDashboard(env);
  const config = ['test', '--config=apps/dashboard/playwright.config.ts', '--reporter=list,json'];
  return handOver('playwright', [...config, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...env,
      CHROMIUM_PATH: await findTestBrowser(),
      // The tests start several servers.
      ...serverEnvironment,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, '.cache/results/browser.json'),
    },
  });
});
