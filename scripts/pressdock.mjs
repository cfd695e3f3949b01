import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { bootstrap, sourceCondition } from './bootstrap.mjs';

// The commands run in the folder of the caller, to which relative paths refer.
await main(async () => {
  const { node, env } = await bootstrap();
  const entry = new URL('../apps/server/src/commands/pressdock.ts', import.meta.url).pathname;
  const args = [sourceCondition, '--disable-warning=ExperimentalWarning', entry];
  return handOver(node, [...args, ...process.argv.slice(2)], {
    cwd: env.INIT_CWD ?? process.cwd(),
    env,
  });
});
