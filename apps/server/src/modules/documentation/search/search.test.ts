import { describe, expect, test } from 'vitest';
import { writeExcerpt } from './excerpt.rules.ts';
import { createSearch } from './searchIndex.ts';
import { listSections } from './sections.rules.ts';

const page = (main: string) =>
  `<header><h1>No</h1></header><main id="main"><p class="eyebrow">Part</p><h1>Boats</h1>${main}<nav class="pager">Next</nav></main><nav>On this page</nav>`;

describe('the sections of a page', () => {
  test('begin at headings with an id, without navigation', () => {
    const main = `<details class="toc"><summary>On this page</summary><nav><ul><li>Sails</li></ul></nav></details>
<p>Two <b>boats</b>.</p><div class="heading"><h2 id="sails">White <code>sails</code></h2><a class="anchor" href="#sails">#</a></div>
<p>Cloth&amp;rope<br>here</p><ul><li>one</li><li>two</li></ul><h3 id="knots">Knots</h3><button>Copy</button>`;
    expect(listSections(page(main))).toEqual([
      { anchor: '', heading: 'Boats', text: 'Two boats.' },
      { anchor: 'sails', heading: 'White sails', text: 'Cloth&rope here one two' },
      { anchor: 'knots', heading: 'Knots', text: '' },
    ]);
  });

  test('are the calls of the reference, with the headings inside', () => {
    const main =
      '<section id="readBoat"><div class="heading"><h2>Read a boat</h2><a class="anchor" href="#readBoat">#</a></div><p><code>/boats<wbr>/1</code></p><h3>Response</h3><p>A boat</p></section>';
    expect(listSections(page(main))).toEqual([
      { anchor: '', heading: 'Boats', text: '' },
      { anchor: 'readBoat', heading: 'Read a boat', text: '/boats/1 Response A boat' },
    ]);
  });
});

describe('an excerpt', () => {
  const filler = 'word '.repeat(100);

  test.each([
    ['Rope & knots', ['rope'], '<mark>Rope</mark> &amp; knots'],
    ['a <b> amp', ['amp', 'b'], 'a &lt;<mark>b</mark>&gt; <mark>amp</mark>'],
    ['ropes', ['rope'], 'ropes'],
    ['c++ rope', ['c++'], '<mark>c++</mark> rope'],
    ['Rope', [], 'Rope'],
    ['', ['rope'], ''],
  ])('of %j with %j is %j', (text, words, expected) => {
    expect(writeExcerpt(text, words)).toBe(expected);
  });

  test('begins before the words, where most of them are', () => {
    const text = `${filler}rope ${filler}the rope of a knot ${filler}`;
    const excerpt = writeExcerpt(text, ['rope', 'knot']);
    expect(excerpt).toMatch(/^… (?:word )+the <mark>rope<\/mark> of a <mark>knot<\/mark>.* …$/);
    expect(excerpt.length).toBeLessThan(300);
  });
});

test('the search ranks titles before headings before text, and texts with all words first', async () => {
  const pages = [
    { path: '/text', title: 'A', html: '<h1>A</h1><p>the anchor of a boat</p>' },
    { path: '/heading', title: 'B', html: '<h1>B</h1><h2 id="x">Anchor</h2><p>iron</p>' },
    { path: '/title', title: 'Anchor', html: '<h1>Anchor</h1><p>iron</p>' },
  ].map((one) => ({ ...one, section: 'Boats', html: `<main>${one.html}</main>` }));
  const search = await createSearch(pages);
  const find = (query: string) => search(query, 9).results.map(({ href }) => href);
  expect(find('anchor')).toEqual(['/title', '/heading#x', '/text']);
  expect(find('anchor boat')).toEqual(['/text']);
  expect(find('ancho')).toEqual(['/title', '/heading#x', '/text']);
  expect(find('boat unicorn')).toEqual(['/text']);
  expect(search('anchor', 1)).toMatchObject({ count: 3, results: [{ location: ['Boats'] }] });
  expect(find('')).toEqual([]);
});
