import { LICENSE_STATUS_FILTERS, type LicenseStatusFilter } from '@pressdock/api';

/** What the list is narrowed to; blank is all. The names are those of the address. */
export interface LicenseFilter {
  product: string;
  customer: string;
  searchText: string;
  status: LicenseStatusFilter | '';
}

/** What an address asks for; what makes no sense in it counts for nothing. */
export function filterOf(search: URLSearchParams): LicenseFilter {
  const status = LICENSE_STATUS_FILTERS.find((one) => one === search.get('status'));
  return {
    product: search.get('product') ?? '',
    customer: search.get('customer') ?? '',
    searchText: search.get('searchText') ?? '',
    status: status ?? '',
  };
}

/** A filter without what is blank: as the address and the calls take it. */
export function queryOf(
  filter: LicenseFilter,
): Partial<LicenseFilter> & { status?: LicenseStatusFilter } {
  const given = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(given);
}
