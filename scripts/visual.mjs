import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  return handOver(node, ['scripts/visual/run.mjs', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...env, CHROMIUM_PATH: await findChromium() },
  });
}, 2);
