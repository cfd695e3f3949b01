import type { RegistrationMode } from '@pressdock/api/limits';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { findRegistrationMode } from './registration.rules.ts';
import * as store from './registration.store.ts';

/** Reads and sets who can create an account. */
export type RegistrationModeService = ReturnType<typeof createRegistrationMode>;

/** Creates the service. The setting belongs to the server, not to an account. */
export function createRegistrationMode(database: Database, { isDemo }: { isDemo: boolean }) {
  const find = async (tx: SystemTransaction): Promise<RegistrationMode> =>
    findRegistrationMode({ ...(await store.readSelection(tx)), isDemo });

  return {
    find,
    read: (): Promise<RegistrationMode> => database.withSystem(find),
    set: (mode: RegistrationMode): Promise<void> =>
      database.withSystem((tx) => store.saveSelection(tx, mode)),
  };
}
