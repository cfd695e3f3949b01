import sanitizeHtml from 'sanitize-html';

/** The largest accepted HTML, in UTF-8 bytes. */
export const MAX_HTML_BYTES = 65_536;

/** The deepest accepted nesting of elements. */
const MAX_HTML_DEPTH = 50;

/** Sanitized HTML, or why the text was rejected before parsing. */
export type SanitizedHtml =
  | { ok: true; html: string }
  | { ok: false; reason: 'too_long' | 'too_deep' };

const SELF_CLOSING = new Set([
  'p',
  'li',
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'wbr',
  'dt',
  'dd',
]);
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
 * Rejects text that is too long or too deeply nested before parsing it.
 */
export function sanitizeHtmlWithLimits(text: string): SanitizedHtml {
  if (Buffer.byteLength(text) > MAX_HTML_BYTES) return { ok: false, reason: 'too_long' };
  if (measureDepth(text) > MAX_HTML_DEPTH) return { ok: false, reason: 'too_deep' };
  return { ok: true, html: sanitizeHtml(text, OPTIONS).trim() };
}

function measureDepth(text: string): number {
  let open = 0;
  let deepest = 0;
  for (const [, closing, tag = ''] of text.matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)/g)) {
    if (SELF_CLOSING.has(tag.toLowerCase())) continue;
    open = closing ? Math.max(0, open - 1) : open + 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
