import { api } from '../../shared/api.ts';
import { dataOf } from '../../shared/failure.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { queryAtom } from '../../shared/query.ts';
import type { Product } from './product.kind.ts';

/** The places in the cache of server data that belong to products; each holds all that follow it. */
export const productKeys = {
  kind: (kind: ProductKind) => ['products', kind] as const,
  list: (kind: ProductKind) => ['products', kind, 'list'] as const,
  one: (kind: ProductKind, id: string) => ['products', kind, 'one', id] as const,
};

const listCalls = {
  plugin: async (signal: AbortSignal): Promise<Product[]> => {
    const plugins = await dataOf(api.get('/api/v1/plugins', { signal }));
    return plugins.map((plugin) => ({ ...plugin, kind: 'plugin' }));
  },
  theme: async (signal: AbortSignal): Promise<Product[]> => {
    const themes = await dataOf(api.get('/api/v1/themes', { signal }));
    return themes.map((theme) => ({ ...theme, kind: 'theme' }));
  },
} satisfies Record<ProductKind, unknown>;

function listAtom(kind: ProductKind) {
  return queryAtom<Product[]>(() => ({
    queryKey: productKeys.list(kind),
    queryFn: ({ signal }) => listCalls[kind](signal),
  }));
}

/** All plugins and all themes of the account, each list sorted by name. */
export const productListAtoms = { plugin: listAtom('plugin'), theme: listAtom('theme') } as const;
