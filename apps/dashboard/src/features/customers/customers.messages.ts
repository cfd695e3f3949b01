import { formatBytes, formatCount } from '../../shared/format.ts';
import { customersTitles } from './customers.titles.messages.ts';

/**
 * The text of the customer pages.
 * @see specification, sections 2 and 8
 */
export const customersMessages = {
  title: customersTitles.page,
  context: 'The people and companies you have sold licenses to.',
  add: 'Add customer',
  export: 'Export as CSV',
  exporting: {
    file: 'customers.csv',
    saving: 'Exporting customers',
    saved: (bytes: number) => `${formatBytes(bytes)} so far`,
    cancel: 'Cancel export',
    failed: 'There was an error fetching customers.',
    done: 'Customers exported',
  },
  filter: 'Search customers',
  search: 'Search by e-mail, name, or notes',
  found: (count: number) => formatCount(count, 'customer', 'customers'),
  fetchFailed: 'There was an error fetching customers.',
  addFailed: 'There was an error saving the new customer.',
  emptyTitle: 'No customers yet',
  empty: 'Add your first customer, then issue them a license.',
  noResultTitle: (query: string) => `No customers match “${query}”`,
  noResult: 'Try another part of the e-mail, name, or notes.',
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
    loading: 'Loading customer',
    fetchFailed: 'There was an error fetching the customer. Please try again.',
    missingTitle: 'Customer not found',
    missing: 'The customer may have been deleted, or the URL may be wrong.',
    backToList: 'Show all customers',
    added: 'Customer since',
    details: 'Customer details',
    save: 'Save customer',
    saveFailed: 'There was an error updating your customer.',
    errorTitle: 'The customer was not saved',
    licenses: 'Licenses',
    licensesFailed: 'There was an error fetching the customer’s licenses.',
    licenseCount: (count: number) => formatCount(count, 'license', 'licenses'),
    allLicenses: 'Show all in Licenses',
    addLicense: 'Add license',
    noLicensesTitle: 'No licenses yet',
    noLicenses: 'Add a license so that this customer’s sites receive updates.',
  },
  delete: {
    title: (email: string) => `Delete ${email}?`,
    none: 'The customer has no licenses. A deleted customer cannot be restored.',
    some: (count: number) =>
      `The customer has ${formatCount(count, 'license', 'licenses')}. A deleted customer cannot be restored.`,
    withLicenses: (count: number) => `Also delete ${formatCount(count, 'license', 'licenses')}`,
    withLicensesHint: 'Otherwise, they stay valid without a customer.',
    confirm: 'Delete customer',
    confirmWith: (count: number) =>
      `Delete customer and ${formatCount(count, 'license', 'licenses')}`,
    failed: 'There was an error deleting the customer. Please try again.',
    done: (email: string) => `${email} was deleted`,
  },
} as const;
