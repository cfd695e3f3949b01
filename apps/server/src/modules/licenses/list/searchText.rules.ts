import { normalizeDomain } from '../../../wordpress/siteDomain.ts';

/** Texts that are URLs rather than words: by their beginning, a port or path, or non-ASCII letters. */
const urlPatterns = [
  /^(?:https?:)?\/\/|^www\./i,
  /^[^\s@/:]+\.[^\s@/:]+[/:]\S*$/,
  /^(?=.*\P{ASCII})[^\s@]+\.[^\s@]+$/u,
];

/** Returns a search text, trimmed; a URL is reduced to its domain as activations store it. */
export function normalizeSearchText(text: string): string {
  const trimmed = text.trim();
  const isUrl = urlPatterns.some((pattern) => pattern.test(trimmed));
  return (isUrl && normalizeDomain(trimmed)) || trimmed;
}
