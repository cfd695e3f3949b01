import { LICENSE_STATUS_FILTERS, type LicenseStatusFilter } from '@pressdock/api';

/** A filter of licenses; blank fields match everything. The names are those of the URL. */
export interface LicenseFilter {
  product: string;
  customer: string;
  searchText: string;
  status: LicenseStatusFilter | '';
}

/** Reads a filter from the URL; invalid values count as blank. */
export function filterOf(search: URLSearchParams): LicenseFilter {
  const status = LICENSE_STATUS_FILTERS.find((one) => one === search.get('status'));
  return {
    product: search.get('product') ?? '',
    customer: search.get('customer') ?? '',
    searchText: search.get('searchText') ?? '',
    status: status ?? '',
  };
}

/** Returns the fields of a filter that are not blank, as URL and requests take them. */
export function queryOf(
  filter: LicenseFilter,
): Partial<LicenseFilter> & { status?: LicenseStatusFilter } {
  const filled = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled);
}
