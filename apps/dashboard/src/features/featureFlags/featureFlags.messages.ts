import { formatCount } from '../../shared/format.ts';
import { featureFlagsTitles } from './featureFlags.titles.messages.ts';

const flagsOf = (count: number) => formatCount(count, 'flag', 'flags');

/**
 * The text of the list of products with feature flags.
 * @see specification, sections 2, 5 and 8
 */
export const featureFlagsMessages = {
  title: featureFlagsTitles.page,
  context: 'Turn features of your released products on and off without a new version.',
  setUp: featureFlagsTitles.setUp,
  addProduct: 'Add product',
  filter: 'Search products',
  search: 'Search by name',
  found: (count: number) => formatCount(count, 'product', 'products'),
  fetchFailed: 'There was an error fetching your products.  Please try again.',
  unknown: 'Unknown',
  emptyTitle: 'No feature flags yet',
  empty:
    'A feature flag turns a part of your plugin or theme on for some people, for a percentage of them, or for everyone. The wizard adds the first one and waits until your product requests it.',
  emptyReadOnly: 'Products with feature flags appear here.',
  noResultTitle: (query: string) => `No products match “${query}”`,
  noResult: 'Try another part of the name.',
  showAll: 'Show all products',
  loading: '...',
  never: 'Never',
  isInterface: 'Dashboard',
  columns: {
    name: 'Product',
    active: 'Active flags',
    inactive: 'Inactive flags',
    users: 'Monthly active users',
    lastRequest: 'Last request',
    actions: 'Actions',
  },
  menu: (name: string) => `Actions for ${name}`,
  open: 'Show flags',
  rename: 'Rename product',
  remove: 'Delete product',
  name: 'Name',
  add: {
    title: 'Add product',
    description: 'A product groups the flags of one plugin, theme or website.',
    confirm: 'Add product',
    errorTitle: 'The product was not added',
    failed: 'There was an error adding your product.  Please try again.',
  },
  renaming: {
    title: (name: string) => `Rename ${name}`,
    description: 'Its ID stays the same, so released versions keep working.',
    confirm: 'Rename product',
    errorTitle: 'The product was not renamed',
    failed: 'There was an error renaming your product.  Please try again.',
  },
  delete: {
    title: (name: string) => `Delete ${name}?`,
    counting: 'Counting what is deleted …',
    losses: (flags: number, users: number) =>
      `${flagsOf(flags)} with ${flags === 1 ? 'its' : 'their'} history and every stored identifier, including ${formatCount(users, 'active user', 'active users')}, are deleted. In released versions, every flag turns off. This cannot be undone.`,
    unknownLosses:
      'All flags with their history and every stored identifier are deleted. In released versions, every flag turns off. This cannot be undone.',
    typeToConfirm: (name: string) => `Type ${name} to confirm`,
    mismatch: 'This is not the name of the product.',
    confirm: 'Delete product',
    errorTitle: 'The product was not deleted',
    failed: 'There was an error deleting your feature flag product.  Please try again.',
    done: (name: string) => `${name} was deleted`,
  },
} as const;
