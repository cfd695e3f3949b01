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
  const { env } = await bootstrap();
  // The steps import packages, which exist only after the installation.
  const { suites } = await import('./test/suites.mjs');
  const { runSteps } = await import('./test/runner.mjs');
  return runSteps(suites.stripe, { env, cwd: root });
});
