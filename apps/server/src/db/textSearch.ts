import { type RawBuilder, sql } from 'kysely';

/** Returns a `like` pattern that finds a text anywhere in a lower-case column. */
export function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The length of the parts that `text_parts` returns. */
const PART_LENGTH = 3;

/** More words than anyone searches for. */
const MAX_WORDS = 20;

const isIndexed = (word: string) => [...word].length >= PART_LENGTH;

/** Returns the words of a search, or none if all are so short that they are parts of most texts. */
function wordsOf(query: string): string[] {
  const words = query.trim().split(/\s+/).slice(0, MAX_WORDS);
  return words.some(isIndexed) ? words : [];
}

const folded = (word: string) => sql`lower(${word}::text)`;

const all = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;

/** Matches lower-case texts that contain every word of a search; none if all words are short. */
export function containsWords(text: RawBuilder<unknown>, query: string): RawBuilder<boolean> {
  return all(wordsOf(query).map((word) => sql`position(${folded(word)} in ${text}) > 0`));
}

/**
 * Matches texts that contain the parts of every word. An index on `text_parts` answers this. It also
 * finds a few texts that do not contain the words.
 */
export function hasParts(text: RawBuilder<unknown>, query: string): RawBuilder<boolean> {
  const words = wordsOf(query).filter(isIndexed);
  return all(words.map((word) => sql`text_parts(${text}) @> text_parts(${folded(word)})`));
}
