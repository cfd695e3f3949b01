import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';
import { buildDashboard } from './start/dashboard.mjs';
import { buildPackages } from './start/packages.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  await buildDashboard(env);
  await buildPackages(env);
  const args = ['scripts/bench/print.mjs', ...process.argv.slice(2)];
  return handOver(node, ['--conditions=pressdock-source', ...args], {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: await findChromium() },
  });
});
