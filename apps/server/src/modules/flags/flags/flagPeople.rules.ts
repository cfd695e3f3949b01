import type { FlagChangeResponse } from '@pressdock/api';

/** How many of the people that a change added or removed are named. */
const NAMED = 20;

type UserChange = FlagChangeResponse['added'];

/** Returns the people of one list that another one does not have. Case does not count. */
function subtract(people: readonly string[], other: readonly string[]): UserChange {
  const keys = new Set(other.map((person) => person.toLowerCase()));
  const rest = people.filter((person) => !keys.has(person.toLowerCase()));
  return { count: rest.length, first: rest.slice(0, NAMED) };
}

function omit(people: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other);
  return people.filter((person) => !known.has(person));
}

/** Returns the people that a change added to a flag's list and removed from it. No list has a person twice. */
export function comparePeople(
  before: readonly string[],
  after: readonly string[],
): Pick<FlagChangeResponse, 'added' | 'removed'> {
  // Most people are in both lists. Only the others are compared in lower case, which takes longer.
  const [onlyAfter, onlyBefore] = [omit(after, before), omit(before, after)];
  return { added: subtract(onlyAfter, onlyBefore), removed: subtract(onlyBefore, onlyAfter) };
}
