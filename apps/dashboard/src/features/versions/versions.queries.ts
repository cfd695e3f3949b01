import type {
  LastUpdateCheckResponse,
  PluginVersionResponse,
  ThemeVersionResponse,
} from '@pressdock/api';
import { keepPreviousData } from '@tanstack/query-core';
import {
  type ProductRef,
  productCalls,
  productKeys,
} from '../../entities/product/product.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

/** One version of a plugin or a theme; a theme's has no upgrade notice. */
export type ProductVersion = PluginVersionResponse | ThemeVersionResponse;

/** The newest update check of a real site, or null before the first. */
export type UpdateCheck = LastUpdateCheckResponse['lastUpdateCheck'];

/** Where the calls on one product of a kind are. */
export const productPaths = {
  plugin: {
    one: productCalls.plugin.one,
    versions: '/api/v1/plugins/{id}/versions',
    version: '/api/v1/plugins/{id}/versions/{versionId}',
    link: '/api/v1/plugins/{id}/versions/{versionId}/temporary-download-link',
    links: '/api/v1/plugins/{id}/versions/{versionId}/temporary-download-links',
    oneLink: '/api/v1/plugins/{id}/versions/{versionId}/temporary-download-links/{linkId}',
    report: '/api/v1/plugins/{id}/versions/{versionId}/package-report',
    inspect: '/api/v1/plugins/{id}/package-report',
    copy: '/api/v1/plugins/{id}/versions/copy',
    explain: '/api/v1/plugins/{id}/offer-explanation',
    lastCheck: '/api/v1/plugins/{id}/last-update-check',
  },
  theme: {
    one: productCalls.theme.one,
    versions: '/api/v1/themes/{id}/versions',
    version: '/api/v1/themes/{id}/versions/{versionId}',
    link: '/api/v1/themes/{id}/versions/{versionId}/temporary-download-link',
    links: '/api/v1/themes/{id}/versions/{versionId}/temporary-download-links',
    oneLink: '/api/v1/themes/{id}/versions/{versionId}/temporary-download-links/{linkId}',
    report: '/api/v1/themes/{id}/versions/{versionId}/package-report',
    inspect: '/api/v1/themes/{id}/package-report',
    copy: '/api/v1/themes/{id}/versions/copy',
    explain: '/api/v1/themes/{id}/offer-explanation',
    lastCheck: '/api/v1/themes/{id}/last-update-check',
  },
} as const;

const sameProduct = (a: ProductRef, b: ProductRef) => a.kind === b.kind && a.id === b.id;

/** The newest versions of a product, at most `limit`; the former ones stay while more are loaded. */
export const versionsAtoms = atomFamily(
  ({ kind, id, limit }: ProductRef & { limit: number }) =>
    queryAtom<ProductVersion[]>(() => ({
      queryKey: [...productKeys.one(kind, id), 'versions', limit],
      queryFn: ({ signal }) =>
        dataOf<ProductVersion[]>(
          api.get(productPaths[kind].versions, {
            params: { path: { id }, query: { order: 'true', limit } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    })),
  (a, b) => sameProduct(a, b) && a.limit === b.limit,
);

const ASK_AGAIN_MS = { beforeTheFirst: 3_000, afterwards: 15_000 };

/** The product that is being deleted: nothing more is asked about it. */
export const leavingAtom = atom<string | null>(null);

/** The newest update check of a product, asked for again and again while the page is in sight. */
export const lastUpdateCheckAtoms = atomFamily(
  ({ kind, id }: ProductRef) =>
    queryAtom<UpdateCheck>((get) => ({
      enabled: get(leavingAtom) !== id,
      queryKey: [...productKeys.one(kind, id), 'last-update-check'],
      queryFn: async ({ signal }) => {
        const path = { id };
        const call = api.get(productPaths[kind].lastCheck, { params: { path }, signal });
        return (await dataOf<LastUpdateCheckResponse>(call)).lastUpdateCheck;
      },
      refetchInterval: ({ state }) =>
        state.data ? ASK_AGAIN_MS.afterwards : ASK_AGAIN_MS.beforeTheFirst,
    })),
  sameProduct,
);
