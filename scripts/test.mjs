import { Failure, main } from './bootstrap/failure.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap } from './bootstrap.mjs';
import { browserSteps } from './test/browser.mjs';
import { databaseSteps } from './test/database.mjs';
import { packageSteps } from './test/packages.mjs';
import { peerSteps } from './test/peers.mjs';
import { runSteps } from './test/runner.mjs';
import { scaffoldStep } from './test/scaffold.mjs';
import { staticSteps } from './test/static.mjs';
import { unitSteps } from './test/unit.mjs';

const proofs = {
  verify: staticSteps,
  packages: packageSteps,
  peers: peerSteps,
  all: [
    ...staticSteps,
    ...packageSteps,
    ...unitSteps,
    scaffoldStep,
    ...databaseSteps,
    ...browserSteps,
  ],
};

await main(async () => {
  const [name = 'all'] = process.argv.slice(2);
  const steps = proofs[name];
  if (steps === undefined) {
    throw new Failure(`There is no proof called ${name}: ${Object.keys(proofs).join(', ')}.`);
  }
  const { env } = await bootstrap();
  return runSteps(steps, { env, cwd: root });
});
