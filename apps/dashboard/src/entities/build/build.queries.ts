import type { BuildResponse, BuildStatus, ProductKind } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf, pageOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import { type ProductRef, refreshProductsAtom } from '../product/product.queries.ts';
import { isInProgress, productOf } from './build.rules.ts';

const BUSY_MS = 2000;
const IDLE_MS = 5000;

/** The cache keys of builds; `all` is a prefix of the others. */
export const buildKeys = {
  all: ['builds'] as const,
  one: (id: string) => ['builds', 'one', id] as const,
};

type BuildPage = ListPage<BuildResponse>;

/** Reads a list with a build in progress again soon; a longer list is not read for new builds. */
function refetchInterval(pages: readonly BuildPage[]): number | false {
  if (pages.some(({ results }) => results.some(isInProgress))) return BUSY_MS;
  return pages.length > 1 ? false : IDLE_MS;
}

/** The builds of the account, newest first; the URL holds how many pages are shown. */
export const accountBuildsAtoms = atomFamily((status: BuildStatus | undefined) =>
  pagedQueryAtom<BuildPage>({
    queryKey: [...buildKeys.all, 'account', status],
    read: (after, signal) => {
      const params = { query: { after, status } };
      return pageOf(api.get('/api/v1/repositories/webhook-log', { params, signal }));
    },
    firstPageCount: pageCountInUrl,
    refetchInterval,
  }),
);

const productCalls = {
  plugin: '/api/v1/repositories/webhook-log/plugin/{id}',
  theme: '/api/v1/repositories/webhook-log/theme/{id}',
} as const satisfies Record<ProductKind, string>;

/** The builds of a product, newest first. */
export const productBuildsAtoms = atomFamily(
  ({ kind, id }: ProductRef) =>
    pagedQueryAtom<BuildPage>({
      queryKey: [...buildKeys.all, 'product', id],
      read: (after, signal) => {
        const params = { path: { id }, query: { after } };
        return pageOf(api.get(productCalls[kind], { params, signal }));
      },
      refetchInterval,
    }),
  (one, other) => one.kind === other.kind && one.id === other.id,
);

/** A build. Its page stores newer states, which the stream of its log contains. */
export const buildAtoms = atomFamily((id: string) =>
  queryAtom<BuildResponse>(() => ({
    queryKey: buildKeys.one(id),
    queryFn: ({ signal }) =>
      dataOf(
        api.get('/api/v1/repositories/webhook-log/{id}', { params: { path: { id } }, signal }),
      ),
  })),
);

/** Stores a newer state of a build, and reads the lists and its product again once it has ended. */
export const storeBuildAtom = atom(null, (get, set, build: BuildResponse) => {
  const client = get(queryClientAtom);
  client.setQueryData<BuildResponse>(buildKeys.one(build._id), build);
  if (isInProgress(build)) return;
  void client.invalidateQueries({ queryKey: buildKeys.all });
  void set(refreshProductsAtom, productOf(build).kind);
});

/** Builds the commit of a build again. The result is the new build. */
export const replayBuildAtom = atom(null, async (_get, set, id: string) => {
  const result: Result<BuildResponse> = await api.post(
    '/api/v1/repositories/webhook-log/replay/{id}',
    { params: { path: { id } } },
  );
  if (result.ok) void set(showNewBuildAtom, result.data);
  return result;
});

/** Builds the head of a product's branch. The result is the new build. */
export const buildNowAtom = atom(null, async (_get, set, productId: string) => {
  const result: Result<BuildResponse> = await api.post('/api/v1/repositories/build/{id}', {
    params: { path: { id: productId } },
  });
  if (result.ok) void set(showNewBuildAtom, result.data);
  return result;
});

/** Stores a new build and reads the lists again. */
const showNewBuildAtom = atom(null, (get, _set, build: BuildResponse) => {
  const client = get(queryClientAtom);
  client.setQueryData<BuildResponse>(buildKeys.one(build._id), build);
  return client.invalidateQueries({ queryKey: buildKeys.all });
});
