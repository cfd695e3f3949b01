import DOMPurify from 'dompurify';

/** The allowed elements, each with the element it is rendered as. */
export const elements = new Map(
  Object.entries({
    p: 'p',
    br: 'br',
    strong: 'strong',
    b: 'strong',
    em: 'em',
    i: 'em',
    ul: 'ul',
    ol: 'ol',
    li: 'li',
    a: 'a',
    code: 'code',
    pre: 'pre',
    h2: 'h2',
    h3: 'h3',
    h4: 'h4',
    blockquote: 'blockquote',
  }),
);

const allowed = {
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Pages that require Trusted Types only parse HTML that their sanitizer returned.
  RETURN_TRUSTED_TYPE: true,
};

// A separate instance, so that no configuration or hook of the page's shared one applies here.
let sanitizer: ReturnType<typeof DOMPurify> | undefined;

/**
 * Returns sanitized HTML as the body of a detached document. Needs a browser.
 *
 * Elements that are not allowed are replaced by their text; scripts and styles are removed with their content.
 *
 * @param alsoAllowed more elements to keep, without their attributes, for a caller that handles them
 */
export function sanitizeToBody(html: string, alsoAllowed: readonly string[] = []): HTMLElement {
  sanitizer ??= DOMPurify(window);
  const clean = sanitizer.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...elements.keys(), ...alsoAllowed],
  });
  // Parsed again as a page would be: removing elements can leave one paragraph nested in another.
  return new DOMParser().parseFromString(clean as unknown as string, 'text/html').body;
}
