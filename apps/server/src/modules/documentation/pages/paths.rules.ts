import { posix } from 'node:path';
import type { Call } from '../contract/contract.types.ts';
import { slugOf } from './headings.rules.ts';

/** The path of the documentation; every page is below it. */
export const ROOT = '/docs';

/** The style sheet and the script of all pages. */
export const ASSETS = { style: `${ROOT}/documentation.css`, script: `${ROOT}/copy.js` } as const;

/** The path of the contract. */
export const OPEN_API = '/openapi.json';

/** The path of the search, with the parameter `q`. */
export const SEARCH = `${ROOT}/search`;

/** The path of the page for unknown paths. No request has it. */
export const MISSING = 'missing';

/** The document that the first page contains. */
export const OVERVIEW = 'docs/guides/overview.md';

/** Returns the path of a group of calls. */
export function pathOfGroup(tag: string): string {
  return `${ROOT}/reference/${slugOf(tag)}`;
}

/** Returns the path of a call's section in the reference. */
export function pathOfCall({ operation }: Pick<Call, 'operation'>): string {
  return `${pathOfGroup(operation.tags[0] ?? '')}#${operation.operationId}`;
}

/** Returns the path of a document's page: `/docs/guides/selling` for `docs/guides/selling.md`. */
export function pathOfDocument(document: string): string {
  return document === OVERVIEW ? ROOT : `/${document.replace(/(?:\/README)?\.md$/, '')}`;
}

/**
 * Returns where a link in a document leads: the URL of a page or of another server, or the path of a
 * file of the checkout without a page.
 */
export function resolveLink(
  href: string,
  from: string,
  hasDocument: (path: string) => boolean,
): { href: string } | { file: string } {
  if (/^(?:[a-z]+:|[#/?])/i.test(href)) return { href };
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const file = posix.join(posix.dirname(from), path);
  return hasDocument(file) ? { href: `${pathOfDocument(file)}${hash}` } : { file };
}
