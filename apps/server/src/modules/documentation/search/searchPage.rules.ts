import { escapeHtml } from '../../../text/escapeHtml.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { MAX_QUERY, type Page } from '../pages/layout.rules.ts';
import { ROOT, SEARCH } from '../pages/paths.rules.ts';
import { writeExcerpt } from './excerpt.rules.ts';
import type { SearchPages, SearchResult } from './searchIndex.ts';

/** The most results that are shown. */
const MAX_RESULTS = 20;

function writeResult({ href, heading, location, text, words: found }: SearchResult): string {
  const where = location.map(escapeHtml).join(' › ');
  return `<li><a href="${escapeHtml(href)}">${writeExcerpt(heading, found)}</a>
<span>${where}</span>
<p>${writeExcerpt(text, found)}</p></li>`;
}

function writeResults(query: string, search: SearchPages): string {
  const { count, results } = search(query, MAX_RESULTS);
  if (count === 0) {
    return `<p>${escapeHtml(words.searchNothing(query))}</p><p><a href="${ROOT}">${words.toIndex}</a></p>`;
  }
  return `<p>${words.searchCount(count, results.length)}</p>
<ol class="results" aria-label="${words.searchResults}">${results.map(writeResult).join('\n')}</ol>`;
}

/** Returns whether a search is too long. */
export const isTooLong = (query: string) => query.length > MAX_QUERY;

/** Returns the page with the results of a search. */
export function createSearchPage(query: string, search: SearchPages): Page {
  const text = query.trim();
  if (isTooLong(text)) {
    const message = words.searchTooLong(MAX_QUERY);
    return { path: SEARCH, title: words.searchTitle(''), main: `<p>${message}</p>` };
  }
  const main = text === '' ? `<p>${words.searchEmpty}</p>` : writeResults(text, search);
  return { path: SEARCH, title: words.searchTitle(text), main };
}
