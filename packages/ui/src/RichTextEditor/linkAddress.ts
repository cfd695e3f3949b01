import { safeHref } from '../RichText/safeHref.ts';

/**
 * The address of a link from what a person typed, or `null` where no link can be made of it.
 *
 * Scheme and slashes may be left out, as in `example.com/quay` and `harbor@example.com`.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (/^[^\s:/@]+@[^\s:/@]+\.[^\s:/@.]+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^[^\s:/@]+\.[^\s:/@.]{2,}(?::\d+)?(?:[/?#]|$)/.test(text))
    return safeHref(`https://${text}`);
  return safeHref(text);
}
