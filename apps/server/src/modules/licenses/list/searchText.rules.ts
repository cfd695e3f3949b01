import { normalizeDomain } from '../../../wordpress/siteDomain.ts';

/**
 * Match URLs rather than words, by their scheme or `www.`, a port or path, or non-ASCII characters.
 */
const urlPatterns = [
  /^(?:https?:)?\/\/|^www\./i,
  /^[^\s@/:]+\.[^\s@/:]+[/:]\S*$/,
  /^(?=.*\P{ASCII})[^\s@]+\.[^\s@]+$/u,
];

/** Returns a trimmed search text, or the normalized domain if the text is a URL. */
export function normalizeSearchText(text: string): string {
  const trimmed = text.trim();
  const isUrl = urlPatterns.some((pattern) => pattern.test(trimmed));
  return (isUrl && normalizeDomain(trimmed)) || trimmed;
}
