import type { LicenseStatus } from '@pressdock/api';
import { formatCount, formatNumber } from '../../shared/format.ts';

/**
 * Sentences about licenses that more than one screen shows.
 * @see specification, sections 2 and 8
 */
export const licenseMessages = {
  everyProduct: 'All products',
  productPick: 'Product',
  productPlaceholder: 'Select a Product',
  productNone: 'No matching products.',
  noCustomer: 'No customer',
  never: 'Never',
  columns: {
    key: 'License key',
    product: 'Product',
    customer: 'Customer',
    status: 'Status',
    activations: 'Activations',
    expires: 'Expires',
    actions: 'Actions',
  },
  status: {
    active: 'Active',
    expired: 'Expired',
    suspended: 'Suspended',
    limit_reached: 'Limit reached',
  } satisfies Record<LicenseStatus, string>,
  activations: (used: number, limit: number) =>
    limit > 0 ? `${formatNumber(used)} of ${formatNumber(limit)}` : formatNumber(used),
  copyKey: (key: string) => `Copy license key ${key}`,
  copied: 'License key copied',
  copyFailed: 'Your browser blocked copying. Select the key and copy it manually.',
  menu: (key: string) => `Actions for license ${key}`,
  suspensionFailed: 'There was an error saving your license. Please try again.',
  suspended: 'License suspended',
  reinstated: 'License reinstated',
  edit: 'Edit license',
  details: 'Show details',
  suspend: 'Suspend license',
  reinstate: 'Reinstate license',
  remove: 'Delete license',
  meta: {
    title: 'License details',
    close: 'Close',
    activationLimit: 'Activation limit',
    expires: 'Expires',
    domain: 'Domain',
    maxVersion: 'Max version',
    notes: 'Notes',
    activatedDomains: 'Activated domains',
    otherSites: (count: number) => ` and ${formatCount(count, 'other', 'others')}`,
    nothing: 'This license has no limits, no expiration date, and no notes.',
  },
  delete: {
    title: 'Delete this license?',
    body: (key: string, sites: number) =>
      sites === 0
        ? `Sites that use the key ${key} stop receiving updates. A deleted license cannot be restored.`
        : `The key ${key} is active on ${formatCount(sites, 'site', 'sites')}, which will stop receiving updates. A deleted license cannot be restored.`,
    confirm: 'Delete license',
    failed: 'There was an error deleting your license. Please try again.',
    done: 'License deleted',
  },
} as const;
