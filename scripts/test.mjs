import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

await main(async () => {
  const { env } = await bootstrap();
  // The steps import packages, which exist only after the installation.
  const { suites } = await import('./test/suites.mjs');
  const { runSteps } = await import('./test/runner.mjs');
  const [name = 'all'] = process.argv.slice(2);
  const steps = suites[name];
  if (steps === undefined) {
    throw new Failure(
      `Unknown test suite ${name}. Choose one of: ${Object.keys(suites).join(', ')}.`,
    );
  }
  return runSteps(steps, { env, cwd: root });
});
