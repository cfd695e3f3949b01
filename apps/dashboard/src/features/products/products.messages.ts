import type { ProductKind } from '@pressdock/api';
import { productMessages } from '../../entities/product/product.messages.ts';
import { formatCount } from '../../shared/format.ts';
import { productsTitles } from './products.titles.messages.ts';

/**
 * Every sentence of the list, for plugins or for themes.
 * @see specification, sections 5 and 8
 */
export function productsMessages(kind: ProductKind) {
  return {
    list: {
      title: productsTitles[kind],
      context: (count: number) => formatCount(count, kind, `${kind}s`),
      search: `Search ${kind}s by name or slug`,
      searchPlaceholder: 'Search by name or slug',
      add: `Add ${kind}`,
      addHint: 'Drop its zip file here, or fill in a form.',
      dropTitle: `Drop to add a ${kind}`,
      drop: `Drop the .zip file of a new ${kind}. Its form opens with the details from the file.`,
      loading: `Loading ${kind}s`,
      failed: productMessages.listFailed[kind],
      emptyTitle: `No ${kind}s yet`,
      empty: `Add a ${kind}, then upload versions to offer them as updates to sites.`,
      noResultTitle: (query: string) => `No ${kind}s match “${query}”`,
      noResult: `Try another name or slug, or show all ${kind}s.`,
      showAll: `Show all ${kind}s`,
    },
  };
}
