import DOMPurify from 'dompurify';

/** Every element that may come out, behind what is written for it in the source. */
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
  // A page that requires trusted types parses nothing but what its sanitizer vouches for.
  RETURN_TRUSTED_TYPE: true,
};

// Of our own, so that no setting or hook that the page gives to the shared one counts here.
let purifier: ReturnType<typeof DOMPurify> | undefined;

/**
 * Cleaned HTML as the body of a document that is shown nowhere. Needs a browser.
 *
 * What is not on the list goes, its words stay; scripts and styles go with their words.
 *
 * @param besides elements that stay too, without their attributes, for a reader who knows what to do
 */
export function cleanBody(html: string, besides: readonly string[] = []): HTMLElement {
  purifier ??= DOMPurify(window);
  const clean = purifier.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...elements.keys(), ...besides],
  });
  // Read anew as a page is: without what stood between them, two paragraphs may lie in each other.
  return new DOMParser().parseFromString(clean as unknown as string, 'text/html').body;
}
