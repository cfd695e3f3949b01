import { escapeHtml } from '../../../text/escapeHtml.ts';

/** The characters of an excerpt, about three lines. */
const LENGTH = 240;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns the pattern of whole words, in any case; undefined without words. */
function patternOf(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const any = longestFirst.map(escapePattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Returns the start of the part with the most different words, a little before its first word. */
function findStart(text: string, pattern: RegExp | undefined): number {
  const found = pattern ? [...text.matchAll(pattern)] : [];
  const starts = found.map(({ index }) => {
    const near = found.filter((other) => other.index >= index && other.index < index + LENGTH / 2);
    return { index, count: new Set(near.map(([word]) => word.toLowerCase())).size };
  });
  const most = Math.max(0, ...starts.map(({ count }) => count));
  const first = starts.find(({ count }) => count === most)?.index ?? 0;
  if (first < LENGTH / 3) return 0;
  const space = text.indexOf(' ', first - LENGTH / 4);
  return space < 0 || space > first ? first : space + 1;
}

/** Returns a part of a text as HTML in which these words are marked. */
export function writeExcerpt(text: string, words: readonly string[]): string {
  const pattern = patternOf(words);
  const start = findStart(text, pattern);
  const isWhole = text.length <= start + LENGTH;
  const end = isWhole ? text.length : Math.max(text.lastIndexOf(' ', start + LENGTH), start + 1);
  const part = text.slice(start, end);
  // Marks first, because a word could be part of an entity.
  const marked = pattern ? part.replaceAll(pattern, (word) => `\u0001${word}\u0002`) : part;
  const html = escapeHtml(marked).replaceAll('\u0001', '<mark>').replaceAll('\u0002', '</mark>');
  return `${start > 0 ? '… ' : ''}${html}${isWhole ? '' : ' …'}`;
}
