import fc from 'fast-check';
import { expect } from 'storybook/test';

/** Texts that attempt attacks, and the text that remains after sanitizing. */
export const hostile: readonly (readonly [html: string, words: string])[] = [
  ['calm<script>alert(1)</script>', 'calm'],
  ['calm<SCRIPT SRC=//example.com/x.js></SCRIPT>', 'calm'],
  ['calm<img src=x onerror=alert(1)>', 'calm'],
  ['calm<svg onload=alert(1)><script>alert(1)</script></svg>', 'calm'],
  ['calm<svg><a href="javascript:alert(1)"><text>x</text></a></svg>', 'calm'],
  ['calm<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', 'calm'],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="x">calm</p>', 'calm'],
  ['<a href="javascript:alert(1)">calm</a>', 'calm'],
  ['<a href="java&#10;script:alert(1)">calm</a>', 'calm'],
  ['<a href="&#1;javascript:alert(1)">calm</a>', 'calm'],
  ['<a href="data:text/html,<script>alert(1)</script>">calm</a>', 'calm'],
  ['<a href="//example.com" target="_blank">calm</a>', 'calm'],
  ['<a href="https://example.com" target="_top" rel="opener" ping="/x">calm</a>', 'calm'],
  ['<a href="https://example.com" id="location" name="cookie">calm</a>', 'calm'],
  ['<form id="x"><input name="attributes"><input name="childNodes">calm</form>', ''],
  ['<form action="/x"><button formaction="javascript:alert(1)">calm</button></form>', 'calm'],
  ['<iframe src="javascript:alert(1)"></iframe>calm', 'calm'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>calm', 'calm'],
  ['<object data="x"></object><embed src="x">calm', 'calm'],
  ['<base href="https://example.com/"><meta http-equiv="refresh" content="0;/">calm', 'calm'],
  ['<link rel="stylesheet" href="https://example.com/x.css">calm', 'calm'],
  ['<style>* { display: none }</style>calm', 'calm'],
  ['<template><img src=x onerror=alert(1)></template>calm', 'calm'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">calm</p></noscript>', 'calm'],
  ['<details open ontoggle=alert(1)><summary>calm</summary></details>', 'calm'],
  ['<video><source onerror=alert(1)></video>calm', 'calm'],
  ['<custom-quay is="x">calm</custom-quay>', 'calm'],
  ['<p slot="x" part="y" contenteditable draggable="true">calm</p>', 'calm'],
  ['<p data-theme="dark" aria-hidden="true" role="alert">calm</p>', 'calm'],
  ['<strong><constructor>calm</constructor></strong>', 'calm'],
  ['calm<!-- <script>alert(1)</script> -->', 'calm'],
  ['calm<![CDATA[<script>alert(1)</script>]]>', 'calmalert(1)]]>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
];

const elements = 'p br strong em ul ol li a span code pre h2 h3 h4 blockquote'.split(' ');
const addresses = /^(?:https?:\/\/[^/]|mailto:.)/;

/** Checks a fragment of a page against the list of allowed content. */
export function expectOnlyAllowedContent(root: ParentNode) {
  const found = [...root.querySelectorAll('*')].slice(root instanceof HTMLBodyElement ? 1 : 0);
  for (const element of found) {
    if (element.localName === 'div') continue;
    expect(elements).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(element.localName).toBe('a');
      expect(['href', 'rel']).toContain(name);
      expect(value).toMatch(name === 'href' ? addresses : /^noopener noreferrer nofollow$/);
    }
  }
}

const names = ['p', 'a', 'b', 'ul', 'li', 'svg', 'math', 'style', 'script', 'form', 'input', 'x-y'];
const attributes = [
  ' href="javascript:alert(1)"',
  " href='https://example.com'",
  ' href=`x`',
  ' onload=alert(1)',
  ' id=cookie',
  ' name=body',
  ' style="color:red"',
  ' srcdoc="<p>"',
  ' target=_blank',
];
const attackFragments = [
  'calm',
  '<',
  '>',
  '"',
  "'",
  '&lt;',
  '&#106;',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '/',
];

/** Returns malformed HTML made of typical attack fragments. */
export const anyHtml = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...names), fc.subarray(attributes), fc.constantFrom('>', '/>', ' '))
        .map(([name, attributeList, end]) => `<${name}${attributeList.join('')}${end}`),
      fc.constantFrom(...names.map((name) => `</${name}>`)),
      fc.constantFrom(...attackFragments),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''));
