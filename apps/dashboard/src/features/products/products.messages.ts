import { productMessages } from '../../entities/product/product.messages.ts';
import { formatCount } from '../../shared/format.ts';
import type { ProductKind } from '../../shared/paths.ts';

const titles = { plugin: 'Plugin', theme: 'Theme' } as const;

/**
 * Every sentence of the list and of deleting, for plugins or for themes.
 * @see specification, sections 5 and 8
 */
export function productsMessages(kind: ProductKind) {
  const Kind = titles[kind];
  return {
    list: {
      title: `${Kind}s`,
      context: (count: number) => formatCount(count, kind, `${kind}s`),
      search: `Search ${kind}s by name`,
      searchPlaceholder: 'Search by name',
      add: `Add ${kind}`,
      addHint: `Give it a name, then upload its first version.`,
      loading: `Loading your ${kind}s`,
      failed: productMessages.listFailed[kind],
      emptyTitle: `No ${kind}s yet`,
      empty: `Add a ${kind} to give it versions, and to offer them as updates to the sites that run it.`,
      noResultTitle: (query: string) => `No ${kind} is called “${query}”`,
      noResult: `Try another part of its name, or look at all of your ${kind}s.`,
      showAll: `Show all ${kind}s`,
    },
  };
}
