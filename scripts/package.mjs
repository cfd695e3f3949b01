import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { buildDashboard } from './start/dashboard.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  await buildDashboard(env);
  const args = ['scripts/package/run.mjs', ...process.argv.slice(2)];
  return handOver(node, args, { cwd: root, env });
});
