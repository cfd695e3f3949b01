import type { ExplainFlagsQuery, FlagExplanationResponse } from '@pressdock/api';
import { flagKeys } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { type Atom, atomFamily } from '../../../shared/state.ts';
import { hasQuery, isSameQuery } from './explain.rules.ts';

/** A request to explain. */
export interface ExplainRequest {
  id: string;
  query: ExplainFlagsQuery;
}

/** Each flag's result for a request; an empty query requests nothing. */
export const explanationAtoms = atomFamily(
  ({ id, query }: ExplainRequest) =>
    queryAtom<FlagExplanationResponse[]>(() => ({
      queryKey: [...flagKeys.product(id), 'explain', query],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/explain', {
            params: { path: { id }, query },
            signal,
          }),
        ),
      enabled: hasQuery(query),
    })),
  (one, other) => one.id === other.id && isSameQuery(one.query, other.query),
);

/** The state of {@link explanationAtoms}. */
export type ExplanationState =
  ReturnType<typeof explanationAtoms> extends Atom<infer State> ? State : never;
