import type { InterfaceResponse } from '@pressdock/api';
import { readInterface } from './interface.ts';
import { queryAtom } from './query.ts';

/** The server's public URL, version and support contact. */
export const interfaceAtom = queryAtom<InterfaceResponse>(() => ({
  queryKey: ['interface'],
  queryFn: () => readInterface(),
}));
