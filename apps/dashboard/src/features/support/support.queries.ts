import type { InterfaceResponse } from '@pressdock/api';
import { readInterface } from '../../shared/server/interface.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** What the server reports about itself: its version and where to get support. */
export const interfaceAtom = queryAtom<InterfaceResponse>(() => ({
  queryKey: ['interface'],
  queryFn: () => readInterface(),
}));
