import { browserSteps } from './browser.mjs';
import { databaseSteps } from './database.mjs';
import { packageSteps } from './packages.mjs';
import { peerSteps, wordpressSteps } from './peers.mjs';
import { scaffoldStep } from './scaffold.mjs';
import { staticSteps } from './static.mjs';
import { unitSteps } from './unit.mjs';

/** The test suites by name. `all` contains everything except the peers and WordPress, which are slow. */
export const suites = {
  verify: staticSteps,
  packages: packageSteps,
  peers: peerSteps,
  wordpress: wordpressSteps,
  all: [
    ...staticSteps,
    ...packageSteps,
    ...unitSteps,
    scaffoldStep,
    ...databaseSteps,
    ...browserSteps,
  ],
};
