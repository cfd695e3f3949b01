import { safeHref } from '../RichText/safeHref.ts';

/**
 * Returns the URL for what a person typed, or `null` if it cannot be a link.
 *
 * The scheme and slashes are optional, as in `example.com/quay` and `harbor@example.com`.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (/^[^\s:/@]+@[^\s:/@]+\.[^\s:/@.]+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^[^\s:/@]+\.[^\s:/@.]{2,}(?::\d+)?(?:[/?#]|$)/.test(text))
    return safeHref(`https://${text}`);
  return safeHref(text);
}
