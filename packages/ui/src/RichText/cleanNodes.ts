import DOMPurify from 'dompurify';
import { createElement, type ReactNode } from 'react';
import { safeHref } from './safeHref.ts';

/** Every element that may come out, behind what is written for it in the source. */
const elements = new Map(
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
  ALLOWED_TAGS: [...elements.keys()],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

// Of our own, so that no setting or hook that the page gives to the shared one counts here.
let purifier: ReturnType<typeof DOMPurify> | undefined;

/**
 * Cleaned HTML as React elements. Needs a browser.
 *
 * What is not on the list goes, its words stay; scripts and styles go with their words. The list is
 * asked twice: by the sanitiser, and once more while its answer becomes elements, so that no HTML
 * is ever written into the page.
 */
export function cleanNodes(html: string): ReactNode {
  purifier ??= DOMPurify(window);
  const clean = purifier.sanitize(html, allowed);
  // Read anew as a page is: without what stood between them, two paragraphs may lie in each other.
  return childrenOf(new DOMParser().parseFromString(clean, 'text/html').body);
}

function childrenOf(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, nodeFrom);
}

function nodeFrom(node: Node, index: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = elements.get(node.localName);
  if (!name) return null;
  const key = String(index);
  if (name === 'br') return createElement(name, { key });
  if (name !== 'a') return createElement(name, { key }, ...childrenOf(node));
  const href = safeHref(node.getAttribute('href') ?? '');
  return href
    ? createElement('a', { key, href, rel: 'noopener noreferrer nofollow' }, ...childrenOf(node))
    : createElement('span', { key }, ...childrenOf(node));
}
