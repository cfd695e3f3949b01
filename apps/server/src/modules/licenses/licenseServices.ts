import type { Database } from '../../db/database.ts';
import { createRateLimiter, unlimited } from '../../load/rateLimiter.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { createActivationsService } from './activations.service.ts';
import { createDecisionLog } from './decisionLog.ts';
import { createDecisionsService } from './decisions.service.ts';
import { forgetDecisions, writeDecisions } from './decisions.store.ts';
import { createLicenseBulk } from './licenseBulk.service.ts';
import { forgetUndo } from './licenseBulk.store.ts';
import { createLicenseImport } from './licenseImport.service.ts';
import { createLicenseList } from './licenseList.service.ts';
import { createLicensePlaces } from './licensePlaces.ts';
import { createLicensesService } from './licenses.service.ts';
import { createLicenseUseService } from './licenseUse.service.ts';
import { createPublicLicenses } from './publicLicense.service.ts';
import { createSigningKeys } from './signingKeys.service.ts';

/** License checks that each license key accepts per minute; ten thousand sites send far fewer. */
const PER_LICENSE = 3000;

/** Makes everything about licences. `log` has to be closed. */
export function createLicenseServices({
  database,
  sealer,
  isRateLimited,
  onFailure,
}: {
  database: Database;
  sealer: Sealer;
  isRateLimited: boolean;
  onFailure: (error: unknown) => void;
}) {
  // Decisions are given to sites, and what is old is forgotten for all accounts at once.
  const log = createDecisionLog(
    (rows) => database.withSystem((tx) => writeDecisions(tx, rows)),
    () =>
      database.withSystem(async (tx) => {
        await forgetDecisions(tx);
        await forgetUndo(tx);
      }),
    onFailure,
  );
  const places = createLicensePlaces(database);
  const licenseList = createLicenseList(database);
  const signingKeys = createSigningKeys(database, sealer);
  const isWithinLimit = isRateLimited ? createRateLimiter({ perMinute: PER_LICENSE }) : unlimited;
  return {
    log,
    licenseUse: createLicenseUseService(database, places, log),
    licenses: createLicensesService(database),
    licenseList,
    activations: createActivationsService(database),
    bulk: createLicenseBulk(database, licenseList),
    imports: createLicenseImport(database),
    explain: createDecisionsService(database, log).explain,
    signingKeys,
    publicLicenses: createPublicLicenses({
      places,
      decisions: log,
      keys: signingKeys,
      isWithinLimit,
    }),
  };
}
