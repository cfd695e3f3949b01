import { expect, test } from 'vitest';
import { matchSections, maxItemsPerSection } from './matchSections.ts';

const sections = [
  {
    title: 'Ships',
    items: [
      { id: 'heron', label: 'Gray Heron', detail: 'gray-heron', keywords: 'ardea' },
      { id: 'egret', label: 'Égret', detail: 'egret-2', description: 'Based in Bergen' },
    ],
  },
  { title: 'Places', items: [{ id: 'quay', label: 'Northern quay' }] },
];

const ids = (query: string) =>
  matchSections(sections, query).map(({ title, items }) => [title, ...items.map(({ id }) => id)]);

test.each([
  [
    '',
    [
      ['Ships', 'heron', 'egret'],
      ['Places', 'quay'],
    ],
  ],
  [
    '   ',
    [
      ['Ships', 'heron', 'egret'],
      ['Places', 'quay'],
    ],
  ],
  ['HERON', [['Ships', 'heron']]],
  ['heron gray', [['Ships', 'heron']]],
  ['egret', [['Ships', 'egret']]],
  ['ÉGRET-2', [['Ships', 'egret']]],
  ['ships', [['Ships', 'heron', 'egret']]],
  ['ardea', [['Ships', 'heron']]],
  ['bergen egret', [['Ships', 'egret']]],
  ['quay', [['Places', 'quay']]],
  ['heron quay', []],
])('%j matches %j', (query, matches) => {
  expect(ids(query)).toEqual(matches);
});

test('truncates a long section and finds the rest with a longer query', () => {
  const items = Array.from({ length: 3000 }, (_, id) => ({ id: `${id}`, label: `Ship ${id}` }));
  const found = (query: string) => matchSections([{ title: 'Ships', items }], query)[0]?.items;
  expect(found('')).toHaveLength(maxItemsPerSection);
  expect(found('2999')).toEqual([{ id: '2999', label: 'Ship 2999' }]);
});

test('shows all items of a section that is already matched', () => {
  const found = { title: 'Crew', items: [{ id: 'ada', label: 'Ada' }], isMatched: true };
  expect(matchSections([...sections, found], 'quay')).toEqual([
    { title: 'Places', items: [{ id: 'quay', label: 'Northern quay' }] },
    { title: 'Crew', items: [{ id: 'ada', label: 'Ada' }] },
  ]);
});
