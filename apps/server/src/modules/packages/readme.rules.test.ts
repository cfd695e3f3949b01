import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
import { parseHeaders } from './headers.rules.ts';
import { parseReadme } from './readme.rules.ts';
import { renderReadmeSection } from './readmeMarkup.rules.ts';

describe("a plugin's header", () => {
  it('is read from a doc comment, with any line endings and case', () => {
    const text =
      '\uFEFF<?php\r\n/*\r\n * plugin name:  Tide Tables \r\n * Version: 2.4.1\r\n * Requires PHP: 8.1\r\n * Requires at least: 6.4\r\n * Tested up to: 6.8\r\n * Text Domain: tide-tables\r\n * Update URI: https://updates.example/tide\r\n * Author: Ines Marquez */\r\n';
    expect(parseHeaders('plugin', text)).toEqual({
      name: 'Tide Tables',
      version: '2.4.1',
      requiresPhp: '8.1',
      requires: '6.4',
      tested: '6.8',
      textDomain: 'tide-tables',
      updateUri: 'https://updates.example/tide',
      author: 'Ines Marquez',
    });
  });

  it('is read from a single line, as WordPress allows', () => {
    expect(parseHeaders('plugin', '<?php // Plugin Name: Buoy ?>')?.name).toBe('Buoy');
    expect(parseHeaders('plugin', '<?php /* Plugin Name: Buoy */')?.name).toBe('Buoy');
  });

  it('is not found in prose or after the first 8 kB', () => {
    expect(parseHeaders('plugin', '<?php\n// The Plugin Name: is required')).toBeUndefined();
    expect(
      parseHeaders('plugin', `<?php\n${'/'.repeat(9000)}\n// Plugin Name: Late`),
    ).toBeUndefined();
    expect(parseHeaders('plugin', '/* Theme Name: Shore */')).toBeUndefined();
  });

  it('is read from style.css for a theme', () => {
    const headers = parseHeaders(
      'theme',
      '/*\nTheme Name: Shore\nVersion: 1.0.0\nTemplate: twentytwentyfour\n*/',
    );
    expect(headers).toEqual({ name: 'Shore', version: '1.0.0', template: 'twentytwentyfour' });
  });
});

const README = `=== Tide Tables ===
Contributors: ines
Tags: sea, tides
Requires at least: 6.4
Tested up to: 6.8
Requires PHP: 8.1
Stable tag: 2.4.1

High and low water for every harbor.

== Description ==

Shows *tides* for **1,200** harbors. See [the list](https://tides.example/list?a=1&b=2).

= Blocks =
* Table of \`the day\`
* Curve of the week

1. Add the block
2. Pick a harbor

== Frequently Asked Questions ==

= Is it free? =
Yes.

== Changelog ==

= 2.4.1 =
* Fixes the curve.

== Upgrade Notice ==

= 2.4.1 =
Fixes a wrong time in Brest.
Update soon.
`;

describe('a readme.txt', () => {
  it('contains headers, the short description, sections and notices', () => {
    const readme = parseReadme(README);
    expect(readme).toMatchObject({
      name: 'Tide Tables',
      requires: '6.4',
      tested: '6.8',
      requiresPhp: '8.1',
      stableTag: '2.4.1',
      shortDescription: 'High and low water for every harbor.',
      upgradeNotices: { '2.4.1': 'Fixes a wrong time in Brest. Update soon.' },
      changelogs: { '2.4.1': '<ul><li>Fixes the curve.</li></ul>' },
    });
    expect(Object.keys(readme.sections)).toEqual([
      'description',
      'faq',
      'changelog',
      'upgrade_notice',
    ]);
    expect(readme.sections.description).toBe(
      '<p>Shows <em>tides</em> for <strong>1,200</strong> harbors. See <a href="https://tides.example/list?a=1&amp;b=2" rel="nofollow noopener">the list</a>.</p><h4>Blocks</h4><ul><li>Table of <code>the day</code></li><li>Curve of the week</li></ul><ol><li>Add the block</li><li>Pick a harbor</li></ol>'.replace(
        'nofollow noopener',
        'noopener nofollow',
      ),
    );
    expect(readme.sections.changelog).toBe('<h4>2.4.1</h4><ul><li>Fixes the curve.</li></ul>');
  });

  it('is also parsed with Markdown headings', () => {
    const readme = parseReadme(
      '# Buoy\n\n**Tested up to:** 6.8\n\nFloats.\n\n## Changelog\n\n### 1.0.0\n- First.\n',
    );
    expect(readme).toMatchObject({ name: 'Buoy', tested: '6.8', shortDescription: 'Floats.' });
    expect(readme.sections.changelog).toBe('<h4>1.0.0</h4><ul><li>First.</li></ul>');
  });

  it('renders code as text', () => {
    expect(renderReadmeSection('```\n<?php echo 1;\n```')).toBe('<pre>&lt;?php echo 1;\n</pre>');
    expect(renderReadmeSection('Use `<b>`')).toBe('<p>Use <code>&lt;b&gt;</code></p>');
  });

  it('never renders scripts, event handlers or other URL schemes, for any input', () => {
    const piece = fc.constantFrom(
      '<script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '[a](https://x"onclick=1)',
      '<a href="java\nscript:x">',
      '**',
      '`',
      '= x =',
      '\n',
      '* ',
      '<svg/onload=1>',
      'text',
      '<style>',
      '&#106;avascript:',
      '<p ',
      '">',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = renderReadmeSection(pieces.join(''));
        const tags = [...html.matchAll(/<[^>]*>/g)].map((match) => match[0]);
        for (const tag of tags) {
          expect(tag).toMatch(
            /^<\/?(?:h[345]|p|br|hr|[uo]l|li|strong|em|code|pre|a)(?: \/)?(?: href="https?:[^"]*" rel="noopener nofollow")?>$/,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['stars', '*'.repeat(200_000)],
    ['brackets', '['.repeat(200_000)],
    ['spaces in headings', `= a${' '.repeat(200_000)}b`],
    ['headings', '= a =\n'.repeat(40_000)],
    ['backticks', '` '.repeat(100_000)],
    ['nested tags', '<b>'.repeat(60_000)],
  ])('is parsed in well under a second when it consists of %s', (_what, text) => {
    const start = performance.now();
    parseReadme(`=== X ===\n\n== Description ==\n${text}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('sanitized HTML', () => {
  it('keeps the elements that authors need', () => {
    const html =
      '<h3>New</h3><ul><li><strong>Fast</strong> <a href="https://a.example">docs</a></li></ul>';
    expect(sanitizeHtmlWithLimits(html)).toEqual({
      ok: true,
      html: html.replace('">docs', '" rel="noopener nofollow">docs'),
    });
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="/wp-admin">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="mailto:a@b.example">x</a>',
      '<a href="mailto:a@b.example" rel="noopener nofollow">x</a>',
    ],
    ['<p onclick="x()" style="color:red" class="a">x</p>', '<p>x</p>'],
    ['<iframe src="https://a.example"></iframe>x', 'x'],
    ['<h1>x</h1>', '<h3>x</h3>'],
  ])('turns %s into %s', (input, html) => {
    expect(sanitizeHtmlWithLimits(input)).toEqual({ ok: true, html });
  });

  it('rejects text that is too long or too deeply nested before parsing it', () => {
    expect(sanitizeHtmlWithLimits('é'.repeat(40_000))).toEqual({ ok: false, reason: 'too_long' });
    expect(sanitizeHtmlWithLimits('<b>'.repeat(51))).toEqual({ ok: false, reason: 'too_deep' });
    expect(sanitizeHtmlWithLimits('<p>a'.repeat(200))).toMatchObject({ ok: true });
  });
});

it('a section named like a built-in property is an ordinary section', () => {
  const { sections } = parseReadme('=== Harbor ===\n\n== Constructor ==\nText.\n');
  expect(sections).toEqual({ constructor: '<p>Text.</p>' });
});
