import type { RegistrationMode } from '@pressdock/api/limits';
import { readInterface } from '../../../shared/server/interface.ts';
import { queryAtom } from '../../../shared/server/query.ts';

/** The registration mode of this server. */
export const registrationModeAtom = queryAtom<RegistrationMode>(() => ({
  queryKey: ['registrationMode'],
  queryFn: async (): Promise<RegistrationMode> => (await readInterface()).registration,
}));
