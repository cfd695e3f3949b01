import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  // The steps need the installed packages and features that Node 20 does not have.
  return handOver(node, ['scripts/test/run.mjs', ...process.argv.slice(2)], { cwd: root, env });
});
