import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { buildPackages } from './start/packages.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  await buildPackages(env);
  return handOver(node, ['scripts/sizes/run.mjs', ...process.argv.slice(2)], { cwd: root, env });
});
