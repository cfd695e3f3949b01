import { browserSteps } from './browser.mjs';
import { databaseSteps } from './database.mjs';
import { packageSteps } from './packages.mjs';
import { peerSteps } from './peers.mjs';
import { scaffoldStep } from './scaffold.mjs';
import { staticSteps } from './static.mjs';
import { unitSteps } from './unit.mjs';

const [buildPackages, ...checkPackages] = packageSteps;

/**
 * The test suites by name. `all` contains everything except the peers, which are slow. Its second
 * lane waits for databases most of the time, so both share the cores well.
 */
export const suites = {
  verify: staticSteps,
  packages: packageSteps,
  peers: peerSteps,
  all: [
    ...staticSteps,
    buildPackages,
    [[...checkPackages, ...unitSteps, scaffoldStep], databaseSteps],
    ...browserSteps,
  ],
};
