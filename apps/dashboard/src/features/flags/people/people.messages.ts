import { flagValidation } from '@pressdock/api';
import { FLAG_DAYS, FLAG_LIMITS } from '@pressdock/api/limits';
import { formatCount, formatDate, formatNumber } from '../../../shared/format.ts';

const people = (count: number) => formatCount(count, 'person', 'people');

/** Returns the beginning of a text that may be as long as a file. */
const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The text about the people of a flag: selecting them, and who it is on for. */
export const peopleMessages = {
  dialog: {
    title: 'Select people',
    description:
      'The flag is on for the people you select. Identifiers are usually e-mail addresses.',
    parts: 'Ways to select people',
    search: 'Search',
    list: 'Paste or drop a list',
    selected: (count: number) => `Selected (${formatNumber(count)})`,
    confirm: (count: number) => (count === 0 ? 'Select no one' : `Select ${people(count)}`),
  },
  search: {
    label: 'Search people who have made requests',
    placeholder: 'Part of an identifier',
    required: flagValidation.queryRequired,
    found: 'People found',
    none: (query: string) => `No one whose identifier contains “${query}” has made a request.`,
    more: `Only the first ${FLAG_LIMITS.results} are shown. Enter more of the identifier.`,
    failed: 'There was an error searching people. Please try again.',
    lastRequest: (moment: string | null) =>
      moment === null ? 'No request yet' : `Last request ${formatDate(moment)}`,
  },
  list: {
    text: 'Identifiers',
    textHint: `Separated by commas or line breaks, at most ${formatNumber(FLAG_LIMITS.people)}.`,
    file: 'Or a file',
    fileHint: 'A text or CSV file with identifiers only.',
    fileFailed: 'The file could not be read. Please try another one.',
    add: 'Add to selection',
    empty: 'Enter at least one identifier.',
    added: (added: number, duplicates: number) =>
      duplicates === 0
        ? `${people(added)} added.`
        : `${people(added)} added. ${formatCount(duplicates, 'entry was', 'entries were')} already selected.`,
    rejectedTitle: (count: number) =>
      `${formatCount(count, 'entry was', 'entries were')} not added`,
    rejected: (line: number, text: string, reason: string) =>
      `Line ${line}, “${shorten(text)}”: ${reason}`,
    others: (count: number) => `And ${formatCount(count, 'other', 'others')}.`,
  },
  selected: {
    caption: 'Selected people',
    filter: 'Filter selected people',
    person: 'Identifier',
    lastRequest: 'Last request',
    actions: 'Actions',
    remove: 'Remove',
    removePerson: (person: string) => `Remove ${person}`,
    clear: 'Remove all',
    emptyTitle: 'No one selected',
    empty: 'Search people, or paste a list.',
    noResultTitle: 'No one matches',
  },
  on: {
    context: {
      individual: 'The people this flag lists.',
      other: `The newest people who made a request in the last ${FLAG_DAYS.stored} days and for whom the flag is on.`,
    },
    off: 'The flag is off, so it is on for no one at the moment.',
    caption: 'People the flag is on for',
    failed: 'There was an error fetching the people. Please try again.',
    more: 'There are more people than this list shows.',
    emptyTitle: 'On for no one yet',
    empty: 'People appear here after their first request.',
    groupTitle: 'Not known for groups',
    group: 'What sites report about themselves is not stored. Explain a result to check one site.',
    explain: 'Explain a result',
    never: 'Never',
    menu: (person: string) => `Actions for ${person}`,
    explainPerson: 'Explain results',
    remove: 'Delete data',
  },
  delete: {
    title: (person: string) => `Delete the data about ${person}?`,
    body: 'The identifier, the times of its requests, and its entries in lists of people and in histories of this product’s flags are deleted. If a site requests flags with this identifier again, it is stored again. Deleted data cannot be restored.',
    confirm: 'Delete data',
    failed: 'There was an error deleting the data. Please try again.',
    done: (person: string) => `The data about ${person} was deleted`,
  },
} as const;
