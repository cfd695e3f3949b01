import type { ProductKind } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import type { ListedProduct } from './product.kind.ts';

/** The places in the cache of server data that belong to products; each holds all that follow it. */
export const productKeys = {
  kind: (kind: ProductKind) => ['products', kind] as const,
  list: (kind: ProductKind) => ['products', kind, 'list'] as const,
  one: (kind: ProductKind, id: string) => ['products', kind, 'one', id] as const,
};

const listCalls = {
  plugin: async (signal: AbortSignal): Promise<ListedProduct[]> => {
    const plugins = await dataOf(api.get('/api/v1/plugins', { signal }));
    return plugins.map((plugin) => ({ ...plugin, kind: 'plugin' }));
  },
  theme: async (signal: AbortSignal): Promise<ListedProduct[]> => {
    const themes = await dataOf(api.get('/api/v1/themes', { signal }));
    return themes.map((theme) => ({ ...theme, kind: 'theme' }));
  },
} satisfies Record<ProductKind, unknown>;

function listAtom(kind: ProductKind) {
  return queryAtom<ListedProduct[]>(() => ({
    queryKey: productKeys.list(kind),
    queryFn: ({ signal }) => listCalls[kind](signal),
  }));
}

/** All plugins and all themes of the account, each list sorted by name. */
export const productListAtoms = { plugin: listAtom('plugin'), theme: listAtom('theme') } as const;

/** Where the calls on all products of a kind and on one of them are. */
export const productCalls = {
  plugin: { all: '/api/v1/plugins', one: '/api/v1/plugins/{id}' },
  theme: { all: '/api/v1/themes', one: '/api/v1/themes/{id}' },
} as const;

/** Which product is meant. */
export interface ProductRef {
  kind: ProductKind;
  id: string;
}

/** Reads everything about the products of a kind anew, after a change to one of them. */
export const refreshProductsAtom = atom(null, (get, _set, kind: ProductKind) =>
  get(queryClientAtom).invalidateQueries({ queryKey: productKeys.kind(kind) }),
);
