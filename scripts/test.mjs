import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';

await main(async () => {
  const { env } = await bootstrap();
  // Only now is there anything that the steps could import from.
  const { proofs } = await import('./test/proofs.mjs');
  const { runSteps } = await import('./test/runner.mjs');
  const [name = 'all'] = process.argv.slice(2);
  const steps = proofs[name];
  if (steps === undefined) {
    throw new Failure(`There is no proof called ${name}: ${Object.keys(proofs).join(', ')}.`);
  }
  return runSteps(steps, { env, cwd: root });
});
