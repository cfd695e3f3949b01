import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReadme } from './readme.rules.ts';
import { renderReadmeSection } from './readmeMarkup.rules.ts';

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

= 2.4.1 - 2024-03-09 =
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
      releaseDates: { '2.4.1': '2024-03-09' },
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
    expect(readme.sections.changelog).toBe(
      '<h4>2.4.1 - 2024-03-09</h4><ul><li>Fixes the curve.</li></ul>',
    );
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

it('a section named like a built-in property is an ordinary section', () => {
  const { sections } = parseReadme('=== Harbor ===\n\n== Constructor ==\nText.\n');
  expect(sections).toEqual({ constructor: '<p>Text.</p>' });
});
