import type { LicenseStatus } from '@pressdock/api';
import { formatCount, formatNumber } from '../../shared/format.ts';

/**
 * Sentences about licences that more than one screen shows.
 * @see specification, sections 2 and 8
 */
export const licenseMessages = {
  everyProduct: 'Every product',
  productPick: 'Product',
  productPlaceholder: 'Select a Product',
  productNone: 'No product matches.',
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
  copyKey: (key: string) => `Copy the license key ${key}`,
  copied: 'The license key was copied',
  copyFailed: 'This browser does not let the key be copied. Please select it instead.',
  menu: (key: string) => `Actions for the license ${key}`,
  standFailed: 'There was an error saving your license. Please try again.',
  suspended: 'The license is suspended',
  reinstated: 'The license is reinstated',
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
    nothing: 'This license has no limit, no expiry and no notes.',
  },
  delete: {
    title: 'Delete this license?',
    body: (key: string, sites: number) =>
      sites === 0
        ? `Sites with the key ${key} get no more updates. The license cannot be brought back.`
        : `The key ${key} is active on ${formatCount(sites, 'site', 'sites')}, which get no more updates. The license cannot be brought back.`,
    confirm: 'Delete license',
    failed: 'There was an error deleting your license. Please try again.',
    done: 'The license was deleted',
  },
} as const;
