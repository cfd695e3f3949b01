import type { InterfaceResponse } from '@pressdock/api';
import { readInterface } from '../../shared/server/interface.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** What the server tells of itself: its version, and where help is. */
export const interfaceAtom = queryAtom<InterfaceResponse>(() => ({
  queryKey: ['interface'],
  queryFn: () => readInterface(),
}));
