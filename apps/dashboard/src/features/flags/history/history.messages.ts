import type { FlagChangeKind } from '@pressdock/api';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import { formatCount, formatNumber } from '../../../shared/format.ts';

const people = (count: number) => formatCount(count, 'person', 'people');

const names = (count: number, first: readonly string[]) => {
  const others = count - first.length;
  return `${first.join(', ')}${others > 0 ? ` and ${formatNumber(others)} more` : ''}`;
};

/** The text about the changes of a flag. */
export const historyMessages = {
  context: `The last ${FLAG_LIMITS.changes} changes, newest first. You can restore the flag to its state after any of them.`,
  loading: 'Loading the history',
  failed: 'There was an error fetching the history. Please try again.',
  emptyTitle: 'No changes yet',
  empty: 'Every change of this flag is listed here.',
  list: 'Changes of this flag',
  kinds: {
    created: 'Added',
    changed: 'Changed',
    restored: 'Restored',
    scheduled: 'Changed on schedule',
  } satisfies Record<FlagChangeKind, string>,
  by: (name: string) => `by ${name}`,
  current: 'Current state',
  fields: { name: 'Name', identifier: 'Identifier', active: 'State', target: 'On for' },
  states: { on: 'On', off: 'Off' },
  everyone: 'Everyone',
  restoredStates: { on: 'on', off: 'off' },
  restoredEveryone: 'everyone',
  before: 'before',
  after: 'now',
  added: (count: number, first: readonly string[]) =>
    `${people(count)} added: ${names(count, first)}`,
  removed: (count: number, first: readonly string[]) =>
    `${people(count)} removed: ${names(count, first)}`,
  nothing: 'Saved without differences.',
  state: (name: string, identifier: string, isOn: string, target: string) =>
    `${name} (${identifier}), ${isOn}, for ${target}`,
  reach: 'Show reach',
  reachOf: (when: string) => `Show reach of the change of ${when}`,
  restore: 'Restore',
  restoreTo: (when: string) => `Restore the state of ${when}`,
  restoring: {
    title: (when: string) => `Restore the state of ${when}?`,
    body: (state: string) =>
      `The flag becomes ${state}. Its list of people is restored, too. Restoring is a change that you can undo in the same way.`,
    confirm: 'Restore flag',
    identifierInUse:
      'Sites request the current identifier, and this state has another one. Change the identifier in the settings first, then restore this state.',
    stale:
      'The flag was changed in the meantime. Review the newest changes, then restore it again.',
    failed: 'There was an error restoring your feature flag. Please try again.',
    done: 'The flag was restored',
  },
} as const;
