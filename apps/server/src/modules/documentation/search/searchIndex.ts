import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { listSections } from './sections.rules.ts';

/** A page to search: its address, its title, the title of its section, and its whole HTML. */
export interface SearchablePage {
  path: string;
  title: string;
  section: string;
  html: string;
}

/** A part of a page that contains the words of a search. */
export interface SearchResult {
  /** The address with the anchor. */
  href: string;
  heading: string;
  /** Where it is: the title of the section, and of the page if the heading is another one. */
  location: readonly string[];
  text: string;
  /** The words of the text that were found, in lower case. */
  words: readonly string[];
}

/** The best results, and the number of all. */
export interface SearchResults {
  count: number;
  results: readonly SearchResult[];
}

/** Searches all pages. */
export type SearchPages = (query: string, most: number) => SearchResults;

/** The most words of a search that count, because each costs time. */
const MAX_WORDS = 8;

interface Entry extends Omit<SearchResult, 'words'> {
  id: number;
  /** The title of the page, only in its first part. */
  title: string;
  page: string;
  /** The anchor, which is the operation id of a call. */
  anchor: string;
}

function listEntries({ path, title, section, html }: SearchablePage): Omit<Entry, 'id'>[] {
  return listSections(html).map(({ anchor, heading, text }) => ({
    ...{ anchor, heading, text, page: title },
    title: anchor === '' ? title : '',
    href: anchor === '' ? path : `${path}#${anchor}`,
    location: anchor === '' ? [section] : [...new Set([section, title])],
  }));
}

/** Returns the words of a text: `max_sites` has two. */
const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the names that consist of several words: `DATABASE_URL`, `api/v1/plugins/{id}`. */
const listNames = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[_./{}:-]+[\p{L}\p{N}]+)+/gu) ?? [];

const isName = (term: string) => listNames(term).length > 0;

function createIndex(): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: ['title', 'heading', 'page', 'anchor', 'text'],
    tokenize: (text) => [...listWords(text), ...listNames(text)],
    searchOptions: {
      tokenize: (term) => [term],
      // A title counts more than a heading, and a heading more than the text.
      boost: { title: 12, heading: 5, page: 1.5 },
      prefix: (word) => word.length >= 3,
      fuzzy: (word) => (word.length >= 5 && !isName(word) ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
}

/** Creates the search. Other requests are served between the parts. */
export async function createSearch(pages: readonly SearchablePage[]): Promise<SearchPages> {
  const index = createIndex();
  const entries: Entry[] = [];
  for (const page of pages) {
    for (const part of listEntries(page)) {
      await nextTurn();
      const entry = { ...part, id: entries.length };
      index.add(entry);
      entries.push(entry);
    }
  }
  return (query, most) => {
    const queries = listWords(query).slice(0, MAX_WORDS);
    const names = listNames(query).slice(0, MAX_WORDS);
    // A text with all words is found, the whole names first.
    const all = index.search({ queries: [{ queries, combineWith: 'AND' }, ...names] });
    const found = all.length > 0 ? all : index.search({ queries, combineWith: 'OR' });
    const results = found.slice(0, most).flatMap(({ id, terms }) => {
      const entry = entries[id];
      if (entry === undefined) return [];
      const { href, heading, location, text } = entry;
      return [{ href, heading, location, text, words: terms }];
    });
    return { count: found.length, results };
  };
}
