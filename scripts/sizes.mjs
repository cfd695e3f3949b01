import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  const build = ['run', 'build', '--filter=@pressdock/ui', '--output-logs=errors-only'];
  const code = await handOver('turbo', build, { cwd: root, env });
  if (code !== 0) return code;
  return handOver(node, ['scripts/sizes/run.mjs', ...process.argv.slice(2)], { cwd: root, env });
});
