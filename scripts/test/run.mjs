import { Failure, main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { runSteps } from './runner.mjs';
import { suites } from './suites.mjs';

await main(() => {
  const [name = 'all'] = process.argv.slice(2);
  const steps = suites[name];
  if (steps === undefined) {
    throw new Failure(
      `Unknown test suite ${name}. Choose one of: ${Object.keys(suites).join(', ')}.`,
    );
  }
  return runSteps(steps, { env: process.env, cwd: root });
});
