import { handOver } from './bootstrap/child.mjs';
import { main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

/** The exit code of a run that tested nothing. It is not zero, so that it never counts as passed. */
const skipped = 2;

await main(async () => {
  if (!process.env.STRIPE_SECRET_KEY) {
    console.log('skipped: no key');
    return skipped;
  }
  const { node, env } = await bootstrap();
  return handOver(node, ['scripts/test/run.mjs', 'stripe'], { cwd: root, env });
});
