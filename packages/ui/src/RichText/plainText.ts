const unseen = /<(script|style|template|noscript|iframe|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
const lineEnds = /<br\b[^>]*>|<\/(?:p|li|h[1-6]|pre|blockquote|div|tr)\s*>/gi;
const tags = /<\/?[a-z!?][^>]*(?:>|$)/gi;
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/**
 * Returns the text of HTML without formatting, to be shown until the HTML can be sanitized.
 *
 * For display as text only. The result is not sanitized HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(comments, '')
    .replace(unseen, '')
    .replace(lineEnds, '\n')
    .replace(tags, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
