import type { FlagStaleReason } from '@pressdock/api';
import { FLAG_DAYS } from '@pressdock/api/limits';
import { formatCount, formatNumber } from '../../../shared/format.ts';

const flags = (count: number) => formatCount(count, 'flag', 'flags');

/**
 * The text of the list of a product's flags.
 * @see specification, sections 2 and 8
 */
export const flagListMessages = {
  title: 'Feature flags',
  context: 'Each flag turns a part of this product on or off. Sites follow within minutes.',
  interfaceContext: 'These flags show or hide parts of this dashboard.',
  add: 'Add flag',
  explain: 'Explain a result',
  filter: 'Filter flags',
  search: 'Search flags',
  searchPlaceholder: 'Name or identifier',
  active: 'State',
  actives: { any: 'On and off', on: 'On', off: 'Off' },
  type: 'Type',
  anyType: 'All types',
  stale: 'Cleanup',
  staleFilters: {
    none: 'All flags',
    any: 'Stale flags',
    onForEveryone: 'Stale: on for everyone',
    notRequested: 'Stale: not requested',
  },
  found: (count: number, total: number) =>
    count === total ? flags(total) : `${formatNumber(count)} of ${flags(total)}`,
  fetchFailed: 'There was an error fetching your feature flags. Please try again.',
  emptyTitle: 'No flags yet',
  empty: 'Add a flag, then check it in your code to turn a feature on and off without a release.',
  noResultTitle: 'No flags match',
  noResult: 'Change the search or the filters.',
  showAll: 'Show all flags',
  columns: {
    active: 'On',
    name: 'Name',
    identifier: 'Identifier',
    lastRequest: 'Last request',
    changed: 'Last change',
    actions: 'Actions',
  },
  states: { on: 'On', off: 'Off' },
  neverRequested: 'Never',
  bySchedule: 'Schedule',
  staleBadge: 'Stale',
  staleReasons: {
    onForEveryone: `On for everyone for ${FLAG_DAYS.stale} days`,
    notRequested: `No request for ${FLAG_DAYS.stale} days`,
  } satisfies Record<FlagStaleReason, string>,
  scheduled: 'Scheduled',
  copy: (identifier: string) => `Copy identifier ${identifier}`,
  copied: 'Identifier copied',
  copyFailed: 'Your browser blocked copying. Select the identifier and copy it manually.',
  menu: (name: string) => `Actions for ${name}`,
  edit: 'Edit flag',
  history: 'Show history',
  schedule: 'Schedule changes',
  remove: 'Delete flag',
  toggle: {
    failed: 'The flag was not changed. Please try again.',
    deleted: (name: string) => `${name} was not changed because it has been deleted`,
    done: (name: string, isOn: boolean) => `${name} is ${isOn ? 'on' : 'off'}`,
    undo: 'Undo',
    undoFailed: (name: string) => `${name} was not changed back. Please try again.`,
  },
  delete: {
    title: (name: string) => `Delete ${name}?`,
    body: (identifier: string) =>
      `Sites that check ${identifier} get “off” from now on, because an unknown flag is off. Its history and its list of people are deleted, too. A deleted flag cannot be restored.`,
    confirm: 'Delete flag',
    failed: 'There was an error deleting your feature flag.  Please try again.',
    done: (name: string) => `${name} was deleted`,
  },
  code: {
    notice: (count: number) =>
      count === 1
        ? '1 flag can be removed from your code'
        : `${flags(count)} can be removed from your code`,
    open: 'Show code to remove',
    title: 'Code to remove',
    description:
      'Search your code for these identifiers. Once a released version no longer checks a flag, delete the flag.',
    hints: {
      onForEveryone: 'On for everyone: keep the feature and remove the check.',
      notRequested: `No site has requested these for ${FLAG_DAYS.stale} days: remove the check.`,
    } satisfies Record<FlagStaleReason, string>,
    labels: {
      onForEveryone: 'Identifiers of flags that are on for everyone',
      notRequested: 'Identifiers of flags without requests',
    } satisfies Record<FlagStaleReason, string>,
    close: 'Close',
  },
  unavailable: {
    loading: 'Loading the product',
    fetchFailed: 'There was an error fetching the product. Please try again.',
    missingTitle: 'Product not found',
    missing: 'The product may have been deleted, or the URL may be wrong.',
    backToList: 'Show all products',
  },
} as const;
