import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

/** The largest accepted HTML, in UTF-8 bytes, before and after sanitizing. */
export const MAX_HTML_BYTES = 65_536;

/** The deepest accepted nesting of elements. */
const MAX_HTML_DEPTH = 50;

/** Sanitized HTML, or why the text was rejected. */
export type SanitizedHtml =
  | { ok: true; html: string }
  | { ok: false; reason: 'too_long' | 'too_deep' };

const LINK = /^(?:https?:\/\/|mailto:)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'h5', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'kbd', 'blockquote', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_HTML_DEPTH,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    h6: 'h5',
    a: (_tag, attributes): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: LINK.test(attributes.href ?? '')
        ? { href: attributes.href ?? '', rel: 'noopener nofollow' }
        : {},
    }),
  },
};

/**
 * Returns an author's HTML with only headings, lists, emphasis, code and links to http(s) and mailto.
 * Rejects text that is too long or too deeply nested before sanitizing it, and text whose sanitized
 * form is too long: each `<` becomes four characters.
 */
export function sanitizeHtmlWithLimits(text: string): SanitizedHtml {
  if (isTooLong(text)) return { ok: false, reason: 'too_long' };
  if (isTooDeep(text)) return { ok: false, reason: 'too_deep' };
  const html = sanitizeHtml(text, OPTIONS).trim();
  return isTooLong(html) ? { ok: false, reason: 'too_long' } : { ok: true, html };
}

function isTooLong(text: string): boolean {
  return Buffer.byteLength(text) > MAX_HTML_BYTES;
}

const PARSED_AT_ONCE = 1024;

/** Counts with the sanitizer's own parser, because counting tags misses elements that never close. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  // The time to parse grows with the square of the depth, so parsing ends soon after the limit.
  for (let start = 0; start < text.length; start += PARSED_AT_ONCE) {
    parser.write(text.slice(start, start + PARSED_AT_ONCE));
    if (deepest > MAX_HTML_DEPTH) return true;
  }
  return false;
}
