import { browserSteps } from './browser.mjs';
import { databaseSteps } from './database.mjs';
import { packageSteps } from './packages.mjs';
import { peerSteps } from './peers.mjs';
import { scaffoldStep } from './scaffold.mjs';
import { staticSteps } from './static.mjs';
import { unitSteps } from './unit.mjs';

/** What `npm test` can prove, by name; `all` but for the peers, which are heavy. */
export const proofs = {
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
