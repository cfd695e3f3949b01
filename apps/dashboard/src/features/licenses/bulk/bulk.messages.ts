import type { LicenseBulkAction } from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { formatCount } from '../../../shared/format.ts';
import type { ExtensionUnit } from './bulk.rules.ts';

const licenses = (count: number) => formatCount(count, 'license', 'licenses');

const failed = 'There was an error saving your license. Please try again.';

/** Every sentence about bulk changes of licenses. */
export const bulkMessages = {
  all: (count: number) => `Select all ${licenses(count)} that match`,
  isAll: (count: number) => `All ${licenses(count)} that match`,
  export: 'Export',
  actions: {
    extend: 'Extend',
    suspend: 'Suspend',
    reinstate: 'Reinstate',
    delete: 'Delete',
  } satisfies Record<LicenseBulkAction, string>,
  title: {
    extend: (count: number) => `Extend ${licenses(count)}?`,
    suspend: (count: number) => `Suspend ${licenses(count)}?`,
    reinstate: (count: number) => `Reinstate ${licenses(count)}?`,
    delete: (count: number) => `Delete ${licenses(count)}?`,
  } satisfies Record<LicenseBulkAction, (count: number) => string>,
  body: {
    extend:
      'The time is added to the expiration date, or to today if the license has expired. Licenses that never expire are not changed.',
    suspend: 'Their sites receive no updates until you reinstate the licenses.',
    reinstate: 'Their sites receive updates again, unless the license has expired.',
    delete: 'Their sites stop receiving updates.',
  } satisfies Record<LicenseBulkAction, string>,
  undoable: `You can undo this for ${LICENSE_BULK.undoMinutes} minutes.`,
  confirm: {
    extend: (count: number) => `Extend ${licenses(count)}`,
    suspend: (count: number) => `Suspend ${licenses(count)}`,
    reinstate: (count: number) => `Reinstate ${licenses(count)}`,
    delete: (count: number) => `Delete ${licenses(count)}`,
  } satisfies Record<LicenseBulkAction, (count: number) => string>,
  unit: 'Extend by',
  units: {
    days: 'Days',
    months: 'Months',
    years: 'Years',
    until: 'Until a date',
  } satisfies Record<ExtensionUnit, string>,
  amount: {
    days: 'Days to add',
    months: 'Months to add',
    years: 'Years to add',
    until: 'New expiration date',
  } satisfies Record<ExtensionUnit, string>,
  untilHint: 'MM/DD/YYYY, in UTC. Licenses that expire later are not changed.',
  cancel: 'Cancel',
  failed: {
    extend: failed,
    suspend: failed,
    reinstate: failed,
    delete: 'There was an error deleting your license. Please try again.',
  } satisfies Record<LicenseBulkAction, string>,
  tooMany: `You selected more than ${formatCount(LICENSE_BULK.ids, 'license', 'licenses')}. Please select fewer, or all that match.`,
  nothing: 'No changes were necessary.',
  done: {
    extend: (count: number) => `${licenses(count)} extended`,
    suspend: (count: number) => `${licenses(count)} suspended`,
    reinstate: (count: number) => `${licenses(count)} reinstated`,
    delete: (count: number) => `${licenses(count)} deleted`,
  } satisfies Record<LicenseBulkAction, (count: number) => string>,
  undo: 'Undo',
  undoFailed: failed,
  undoGone: 'This can no longer be undone.',
  restored: (restored: number, left: number) =>
    left === 0
      ? `${licenses(restored)} restored`
      : `${licenses(restored)} restored. ${licenses(left)} not restored because of later changes.`,
} as const;
