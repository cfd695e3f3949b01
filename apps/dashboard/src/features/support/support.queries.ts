import type { InterfaceResponse } from '@pressdock/api';
import { readInterface } from '../../shared/server/interface.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** The server's version and support contact. */
export const interfaceAtom = queryAtom<InterfaceResponse>(() => ({
  queryKey: ['interface'],
  queryFn: () => readInterface(),
}));
