import { CUSTOMER_LICENSES_MAX } from '@pressdock/api/limits';
import { formatBytes, formatCount, formatNumber } from '../../shared/format.ts';

/**
 * Every sentence of the pages of customers.
 * @see specification, sections 2 and 8
 */
export const customersMessages = {
  title: 'Customers',
  context: 'Whoever has a license of yours.',
  add: 'Add customer',
  export: 'Export as CSV',
  exporting: {
    file: 'customers.csv',
    saving: 'Exporting customers',
    saved: (bytes: number) => `${formatBytes(bytes)} so far`,
    cancel: 'Cancel export',
    failed: 'There was an error fetching customers.',
    done: 'The customers were exported',
  },
  filter: 'Search customers',
  search: 'Search by address, name or notes',
  found: (count: number) => formatCount(count, 'customer', 'customers'),
  fetchFailed: 'There was an error fetching customers.',
  addFailed: 'There was an error saving the new customer.',
  emptyTitle: 'No customers yet',
  empty: 'Add whoever you sell to, then give them a license.',
  noResultTitle: (query: string) => `No customers match “${query}”`,
  noResult: 'Try another part of the address, the name or your notes.',
  showAll: 'Show all customers',
  columns: {
    email: 'E-mail address',
    name: 'Name',
    licenses: 'Licenses',
    notes: 'Notes',
    added: 'Added',
    actions: 'Actions',
  },
  menu: (email: string) => `Actions for ${email}`,
  edit: 'Edit customer',
  licenses: 'Show licenses',
  remove: 'Delete customer',
  one: {
    loading: 'Loading the customer',
    fetchFailed: 'There was an error fetching the customer. Please try again.',
    missingTitle: 'Customer not found',
    missing: 'They may have been deleted, or the address is mistyped.',
    backToList: 'Show all customers',
    added: 'Customer since',
    facts: 'About the customer',
    save: 'Save customer',
    saved: 'Your changes have been saved.',
    saveFailed: 'There was an error updating your customer.',
    errorTitle: 'The customer was not saved',
    leave: 'What you changed on this customer has not been saved and will be lost.',
    licenses: 'Licenses',
    licenseCount: (count: number) =>
      count > CUSTOMER_LICENSES_MAX
        ? `The newest ${formatNumber(CUSTOMER_LICENSES_MAX)} of ${formatNumber(count)}`
        : formatCount(count, 'license', 'licenses'),
    allLicenses: 'Show them in the list of licenses',
    addLicense: 'Add license',
    noLicensesTitle: 'No licenses yet',
    noLicenses: 'A license lets this customer’s sites have updates.',
  },
  delete: {
    title: (email: string) => `Delete ${email}?`,
    none: 'The customer has no licenses. A deleted customer cannot be restored.',
    some: (count: number) =>
      `The customer has ${formatCount(count, 'license', 'licenses')}. A deleted customer cannot be restored.`,
    withLicenses: (count: number) => `Delete the ${formatCount(count, 'license', 'licenses')}, too`,
    withLicensesHint: 'Otherwise they stay valid, without a customer.',
    confirm: 'Delete customer',
    confirmWith: (count: number) =>
      `Delete customer and ${formatCount(count, 'license', 'licenses')}`,
    cancel: 'Cancel',
    failed: 'There was an error deleting the customer. Please try again.',
    done: (email: string) => `${email} was deleted`,
  },
} as const;
