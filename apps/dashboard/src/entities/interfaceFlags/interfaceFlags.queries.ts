import type { PublicFlagsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { readInterface } from '../../shared/server/interface.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import { meAtom } from '../user/user.queries.ts';
import { activeFlags, type InterfaceFlag } from './interfaceFlags.rules.ts';

/** The cache key of the interface flags. */
export const interfaceFlagsKey = ['interfaceFlags'];

const NONE: ReadonlySet<InterfaceFlag> = new Set();

async function readFlags(identifier: string, signal: AbortSignal): Promise<PublicFlagsResponse> {
  const { flagProductId } = await readInterface();
  const path = { id: flagProductId };
  return dataOf(
    api.get('/api/v2/public/feature-flags/{id}', {
      params: { path, query: { identifier } },
      signal,
    }),
  );
}

const answerAtom = queryAtom<PublicFlagsResponse>((get) => {
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
  const answer = get(answerAtom).data;
  return answer ? activeFlags(answer) : NONE;
});
