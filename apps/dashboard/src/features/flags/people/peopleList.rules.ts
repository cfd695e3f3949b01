import { flagValidation } from '@pressdock/api';
import { FLAG_LIMITS, FLAG_TEXT } from '@pressdock/api/limits';

/** A part of a list that was not added, and why. */
export interface RejectedPerson {
  /** The line of the list, from 1. */
  line: number;
  text: string;
  reason: string;
}

/** The content of a pasted or dropped list. */
export interface PeopleList {
  /** The people to add, without those who are already selected. */
  added: string[];
  /** How many entries repeat an earlier one or name someone who is already selected. */
  duplicates: number;
  rejected: RejectedPerson[];
}

const control = /\p{Cc}/u;

const withoutQuotes = (text: string) => text.replace(/^"(.*)"$/, '$1').trim();

const isPerson = (text: string) => text.length <= FLAG_TEXT.person && !control.test(text);

/**
 * Parses a list of identifiers, separated by commas and line breaks. Reports every invalid
 * entry, and those above the number of people a flag can list.
 */
export function parsePeople(text: string, selected: readonly string[]): PeopleList {
  const known = new Set(selected);
  const list: PeopleList = { added: [], duplicates: 0, rejected: [] };
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    for (const part of row.split(',')) {
      const person = withoutQuotes(part.trim());
      if (person === '') continue;
      if (known.has(person)) {
        list.duplicates += 1;
        continue;
      }
      const isFull = selected.length + list.added.length >= FLAG_LIMITS.people;
      known.add(person);
      if (isPerson(person) && !isFull) list.added.push(person);
      else {
        const reason = isFull ? flagValidation.people : flagValidation.person;
        list.rejected.push({ line: index + 1, text: person, reason });
      }
    }
  }
  return list;
}

/** Returns rejected entries as the text that remains to be corrected, one per line. */
export function remainingText(rejected: readonly RejectedPerson[]): string {
  return rejected.map(({ text }) => text).join('\n');
}

/** Returns the people whose identifier contains a text. */
export function matchPeople(people: readonly string[], query: string): readonly string[] {
  const text = query.trim().toLowerCase();
  return text === '' ? people : people.filter((person) => person.toLowerCase().includes(text));
}
