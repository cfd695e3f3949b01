import { Failure, main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { dashboardSteps, endToEndStep, storybookBuild, storyStep } from './browser.mjs';
import { databaseSteps } from './database.mjs';
import { driftStep } from './drift.mjs';
import { packageSteps } from './packages.mjs';
import { peerSteps, stripeSteps, wordpressSteps } from './peers.mjs';
import { programStep } from './programs.mjs';
import { runSteps, sideBySide } from './runner.mjs';
import { scaffoldStep } from './scaffold.mjs';
import { sourceSteps, typesStep } from './static.mjs';
import { unitSteps } from './unit.mjs';

/**
 * The test suites by name. `all` contains everything except the peers and WordPress, which are slow,
 * and Stripe, which needs a key.
 * The drift check generates files that other steps read, so it runs alone.
 */
const suites = {
  verify: [driftStep, sideBySide(sourceSteps, [typesStep])],
  packages: packageSteps,
  peers: peerSteps,
  wordpress: wordpressSteps,
  stripe: stripeSteps,
  all: [
    driftStep,
    sideBySide([programStep], [...sourceSteps, ...packageSteps], [typesStep, ...unitSteps]),
    scaffoldStep,
    ...databaseSteps,
    sideBySide([storybookBuild], dashboardSteps),
    storyStep,
    endToEndStep,
  ],
};

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
