import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap, sourceCondition } from './bootstrap.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  const args = [sourceCondition, 'scripts/load/run.mjs', ...process.argv.slice(2)];
  return handOver(node, args, { cwd: root, env });
});
