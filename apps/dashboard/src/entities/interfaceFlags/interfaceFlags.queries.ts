import type { PublicFlagsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { readInterface } from '../../shared/server/interface.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import { meAtom } from '../user/user.queries.ts';
import { activeFlags, type InterfaceFlag } from './interfaceFlags.rules.ts';

const interfaceFlagsKey = ['interfaceFlags'];

const NONE: ReadonlySet<InterfaceFlag> = new Set();

/** The flags of the product that holds the interface flags. */
interface LoadedFlags {
  productId: string;
  flags: PublicFlagsResponse;
}

async function readFlags(identifier: string, signal: AbortSignal): Promise<LoadedFlags> {
  const { flagProductId: id } = await readInterface();
  const params = { path: { id }, query: { identifier } };
  const flags = await dataOf(api.get('/api/v2/public/feature-flags/{id}', { params, signal }));
  return { productId: id, flags };
}

const loadedAtom = queryAtom<LoadedFlags>((get) => {
  const email = get(meAtom).data?.email;
  return {
    queryKey: [...interfaceFlagsKey, email],
    queryFn: ({ signal }) => readFlags(email ?? '', signal),
    enabled: email !== undefined,
  };
});

/**
 * Returns the interface flags that are active for this account. Empty while loading and after a
 * failure, for which the specification defines nothing.
 * @see specification, sections 4 and 8
 */
export const activeFlagsAtom = atom((get) => {
  const { data } = get(loadedAtom);
  return data ? activeFlags(data.flags) : NONE;
});

/** Whether the interface flags have loaded, or failed to. */
export const areFlagsKnownAtom = atom((get) => {
  const { data, isError } = get(loadedAtom);
  return data !== undefined || isError;
});

/** Reads the interface flags again after a change to a product's flags, if they are those. */
export const refreshInterfaceFlagsAtom = atom(null, (get, _set, productId: string) =>
  get(queryClientAtom).invalidateQueries({
    queryKey: interfaceFlagsKey,
    predicate: ({ state }) => (state.data as LoadedFlags | undefined)?.productId === productId,
  }),
);
