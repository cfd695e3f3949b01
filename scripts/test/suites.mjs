import { browserSteps } from './browser.mjs';
import { databaseSteps } from './database.mjs';
import { packageSteps } from './packages.mjs';
import { peerSteps } from './peers.mjs';
import { scaffoldStep } from './scaffold.mjs';
import { staticSteps } from './static.mjs';
import { unitSteps } from './unit.mjs';

/** The test suites by name. `all` contains everything except the peers, which are slow. */
export const suites = {
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
