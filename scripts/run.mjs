import { handOver } from './bootstrap/child.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { bootstrap } from './bootstrap.mjs';

await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new Failure('Usage: node scripts/run.mjs <command> [arguments]');
  const { env } = await bootstrap();
  return handOver(command, args, { env });
});
