import { createElement, type ReactNode } from 'react';
import { safeHref } from './safeHref.ts';
import { elements, sanitizeToBody } from './sanitizeToBody.ts';

/**
 * Returns sanitized HTML as React elements. Needs a browser.
 *
 * Elements that are not allowed are replaced by their text; scripts and styles are removed with their
 * content. The list is applied twice: by the sanitizer, and again when its result becomes elements, so
 * that no HTML is ever written into the page.
 */
export function sanitizeToNodes(html: string): ReactNode {
  return childrenOf(sanitizeToBody(html));
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
