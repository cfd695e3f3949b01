import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlForEditing, htmlToText, textToHtml } from './changelog.rules.ts';

describe('a changelog as text', () => {
  it.each([
    ['', ''],
    ['<p>Fixes the cart.</p>', 'Fixes the cart.'],
    ['<ul><li>One</li>\n<li>Two &amp; three</li></ul>', '- One\n- Two & three'],
    [
      '<h4>2.4.0</h4><p>New: <strong>dark</strong> mode<br>and more</p>',
      '2.4.0\nNew: dark mode\nand more',
    ],
    ['a &lt;b&gt; &#8217; &#x2019; &unknown; c', 'a <b> ’ ’ &unknown; c'],
    ['<a href="https://x.example">read</a> this', 'read this'],
    ['&#99999999;', '&#99999999;'],
  ])('reads %j as %j', (html, expected) => {
    expect(htmlToText(html)).toBe(expected);
  });

  it.each([
    ['  ', ''],
    ['Fixes the cart.', '<p>Fixes the cart.</p>'],
    ['- One\n* Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['First\n\n- One\nLast', '<p>First</p><ul><li>One</li></ul><p>Last</p>'],
    ['if a < b & c', '<p>if a &lt; b &amp; c</p>'],
    ['<p>Kept <em>as it is</em></p>', '<p>Kept <em>as it is</em></p>'],
  ])('saves %j as %j', (text, expected) => {
    expect(textToHtml(text)).toBe(expected);
  });

  it('offers plain lines where nothing is lost by it, and the HTML elsewhere', () => {
    expect(htmlForEditing('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>')).toBe('- One\n- Two');
    expect(htmlForEditing('<p>With <a href="https://x.example">a link</a></p>')).toBe(
      '<p>With <a href="https://x.example">a link</a></p>',
    );
  });

  it('never changes a text by opening and saving it', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const saved = textToHtml(typed);
        expect(textToHtml(htmlForEditing(saved)).replace(/\s+/g, '')).toBe(
          saved.replace(/\s+/g, ''),
        );
      }),
    );
  });
});
