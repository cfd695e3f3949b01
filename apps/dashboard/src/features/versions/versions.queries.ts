import type {
  LastUpdateCheckResponse,
  PluginVersionResponse,
  ThemeVersionResponse,
} from '@pressdock/api';
import { VERSIONS_PAGE } from '@pressdock/api/limits';
import { type ProductRef, productKeys } from '../../entities/product/product.queries.ts';
import { productUrls } from '../../entities/product/productUrls.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf, pageOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

/** A version of a plugin or a theme; themes have no upgrade notice. */
export type ProductVersion = PluginVersionResponse | ThemeVersionResponse;

/** The newest update check of a real site; null before the first one. */
export type UpdateCheck = LastUpdateCheckResponse['lastUpdateCheck'];

const sameProduct = (a: ProductRef, b: ProductRef) => a.kind === b.kind && a.id === b.id;

/** The versions of a product to list: all of them, or the newest ones page by page. */
export interface VersionList extends ProductRef {
  isAll: boolean;
}

const everyPage = () => Number.POSITIVE_INFINITY;

/** The versions of a product, newest first. */
export const versionsAtoms = atomFamily(
  ({ kind, id, isAll }: VersionList) =>
    pagedQueryAtom<ListPage<ProductVersion>>({
      queryKey: [...productKeys.one(kind, id), 'versions', isAll],
      read: (after, signal) => {
        const { initial, more, max } = VERSIONS_PAGE;
        const limit = isAll ? max : after === undefined ? initial : more;
        const query = { order: 'true', limit, ...(after === undefined ? {} : { after }) } as const;
        const params = { path: { id }, query };
        return pageOf<ProductVersion>(api.get(productUrls(kind).versions, { params, signal }));
      },
      firstPageCount: isAll ? everyPage : pageCountInUrl,
    }),
  (a, b) => sameProduct(a, b) && a.isAll === b.isAll,
);

const REFETCH_MS = { beforeFirst: 3_000, afterFirst: 15_000 };

/** The product that is being deleted, for which nothing is requested anymore. */
export const deletingProductAtom = atom<string | null>(null);

/** The newest update check of a product, requested repeatedly while the page is visible. */
export const lastUpdateCheckAtoms = atomFamily(
  ({ kind, id }: ProductRef) =>
    queryAtom<UpdateCheck>((get) => ({
      enabled: get(deletingProductAtom) !== id,
      queryKey: [...productKeys.one(kind, id), 'last-update-check'],
      queryFn: async ({ signal }) => {
        const path = { id };
        const call = api.get(productUrls(kind).lastUpdateCheck, { params: { path }, signal });
        return (await dataOf<LastUpdateCheckResponse>(call)).lastUpdateCheck;
      },
      refetchInterval: ({ state }) => (state.data ? REFETCH_MS.afterFirst : REFETCH_MS.beforeFirst),
    })),
  sameProduct,
);
