import type { TestServer } from '../../../../test/harness/server.ts';
import { openJobs } from '../../../adapters/jobs/jobs.ts';
import { type Composition, composeModules } from '../../../composition.ts';
import { createEvents } from '../../../events.ts';
import { openExternalServices } from '../../../externalServices.ts';
import { modules } from '../../../modules.ts';
import { openStorage } from '../../../storage.ts';

/** Composes the modules of a server again, to run the sweeps for which the server would wait. */
export async function composeAgain({ config, database }: TestServer): Promise<Composition> {
  const logFailure = (error: unknown) => {
    throw error;
  };
  return composeModules(modules, {
    ...{ config, database, logFailure, events: createEvents(), shareCount: undefined },
    storage: await openStorage(config),
    external: await openExternalServices(config),
    jobs: await openJobs(database, logFailure),
  });
}
