import { posix } from 'node:path';

/** Returns the documents that an index links to, in its order and without duplicates. */
export function listLinked(index: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+\.md)(?:#[^)\s]*)?\)/g)];
  return [...new Set(links.map(([, href = '']) => posix.join(posix.dirname(index), href)))];
}

/**
 * Returns the documents of a folder in the order in which its index links to them, the index first.
 * Those that it does not link to are last, in alphabetical order; a test fails on them.
 */
export function orderDocuments(index: string, documents: ReadonlyMap<string, string>): string[] {
  const folder = `${posix.dirname(index)}/`;
  const own = [...documents.keys()].filter((path) => path.startsWith(folder)).sort();
  const linked = listLinked(index, documents.get(index) ?? '').filter((path) => own.includes(path));
  return [...new Set([index, ...linked, ...own])];
}
