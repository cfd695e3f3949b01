import { formatCount } from '../../../shared/format.ts';

/** Sentences about a product's licenses on its page. */
export const productLicensesMessages = {
  title: 'Licenses',
  failed: 'There was an error fetching your licenses.',
  noCustomer: 'No customer',
  all: (count: number) => `Show ${formatCount(count, 'license', 'licenses')}`,
} as const;
