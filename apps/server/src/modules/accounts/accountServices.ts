import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Letters } from '../../ports/letters.ts';
import type { Sealer } from '../../ports/sealing.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import { createAccountsService } from './accounts.service.ts';
import { createDataExport } from './dataExport/dataExport.service.ts';
import { createLeavingService } from './leaving/leaving.service.ts';
import { createPasswordResetService } from './passwordReset/passwordReset.service.ts';
import { createProfileService } from './profile.service.ts';
import { createProofService } from './proof.service.ts';
import { createSecondFactorService } from './secondFactor/secondFactor.service.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSignInService } from './signIn.service.ts';

/** Makes every verb about people: who they are, how they sign in, how they leave. */
export function createAccountServices(dependencies: {
  database: Database;
  letters: Letters;
  jobs: Jobs;
  sealer: Sealer;
  secrets: SecretsService;
  publicUrl: string;
}) {
  const { database, letters } = dependencies;
  const proof = createProofService(database);
  const secondFactor = createSecondFactorService({ ...dependencies, proof });
  return {
    accounts: createAccountsService(database, letters),
    profile: createProfileService(dependencies),
    signIn: createSignInService({ database, letters, secondFactor }),
    passwordReset: createPasswordResetService(dependencies),
    sessions: createSessionsService(database),
    deactivate: createLeavingService({ database, letters, proof }),
    exportData: createDataExport({ database, proof }),
    proof,
    secondFactor,
  };
}
