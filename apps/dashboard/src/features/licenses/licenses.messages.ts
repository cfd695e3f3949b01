import type { LicenseStatusFilter } from '@pressdock/api';
import {
  LICENSE_COUNT_MAX,
  LICENSE_EXPIRING_DAYS,
  LICENSE_NOTICE_DAYS,
} from '@pressdock/api/limits';
import { licenseMessages } from '../../entities/license/license.messages.ts';
import { formatCount, formatNumber } from '../../shared/format.ts';
import { licensesTitles } from './licenses.titles.messages.ts';

/**
 * Every sentence of the list of licenses.
 * @see specification, sections 2 and 8
 */
export const licensesMessages = {
  title: licensesTitles.page,
  context: 'Which products your customers can use, until when, and on how many sites.',
  add: licensesTitles.add,
  more: 'More actions',
  import: 'Import licenses',
  export: 'Export as CSV',
  accessLog: 'Access log',
  offline: 'Offline licenses',
  filter: 'Filter licenses',
  search: 'Search',
  searchPlaceholder: 'Search license key, domain, or notes...',
  status: 'Status',
  anyStatus: 'Any status',
  statuses: {
    ...licenseMessages.status,
    expiring: `Expires within ${LICENSE_EXPIRING_DAYS} days`,
  } satisfies Record<LicenseStatusFilter, string>,
  expiring: `Show licenses that expire within ${LICENSE_EXPIRING_DAYS} days`,
  found: (total: number | null) =>
    total === null
      ? `More than ${formatNumber(LICENSE_COUNT_MAX)} licenses`
      : formatCount(total, 'license', 'licenses'),
  notices: {
    text: (owner: string) =>
      `${owner} receives an e-mail ${LICENSE_NOTICE_DAYS} days before a license expires and when all of its activations are used, unless “Licenses and update health” is turned off in the profile. The product’s webhooks are called, too.`,
    change: 'Change notifications',
  },
  fetchFailed: 'There was an error fetching your licenses.',
  emptyTitle: 'No licenses yet',
  empty: 'A license lets a customer’s sites receive updates of your plugins and themes.',
  noResultTitle: 'No matching licenses',
  noResult: 'Try other words, or show all licenses.',
  showAll: 'Show all licenses',
} as const;
