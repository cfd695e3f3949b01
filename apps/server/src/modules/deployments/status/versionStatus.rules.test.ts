import { expect, test } from 'vitest';
import {
  compareVersions,
  isSlugOfRepository,
  listCandidates,
  parseVersionFile,
} from './versionStatus.rules.ts';

test.each([
  [
    'the file named like the slug first',
    'plugin',
    '',
    ['b.php', 'harbor.php', 'a.php', 'x.txt'],
    ['harbor.php', 'a.php', 'b.php'],
  ],
  ['files in the folder', 'plugin', 'packages/a', ['b.php'], ['packages/a/b.php']],
  ['the style sheet of a theme', 'theme', 'themes/a', [], ['themes/a/style.css']],
  ['nothing without PHP files', 'plugin', '', ['readme.txt'], []],
] as const)('the main file is looked for in %s', (_, kind, path, names, expected) => {
  expect(listCandidates({ kind, slug: 'harbor', path }, names)).toEqual(expected);
});

test('only some files are read to find the main file', () => {
  const names = Array.from({ length: 500 }, (_, index) => `${index}.php`);
  expect(listCandidates({ kind: 'plugin', slug: 'harbor', path: '' }, names)).toHaveLength(50);
});

test.each([
  ['1.2.0\n', { state: 'valid', version: '1.2.0' }],
  ['\uFEFF 1.2.0 \r\n', { state: 'valid', version: '1.2.0' }],
  ['1.2.0\r\nrc1', { state: 'valid', version: '1.2.0 rc1' }],
  ['1.2.0\n# next', { state: 'invalid', version: '1.2.0 # next' }],
  ['\n\n', { state: 'invalid', version: '' }],
  [undefined, { state: 'missing' }],
])('the version file %j contains %j', (text, file) => {
  expect(parseVersionFile(text)).toEqual(file);
});

test.each([
  ['1.2.0', '1.2.0', '1.2.0', true],
  ['1.8', '1.8.0', '1.8', true],
  ['1.2.0', '1.1.0', '1.2.0', false],
  ['1.2.0', null, '1.2.0', false],
  ['1.2.0\nrc1', '1.2.0', '1.2.0 rc1', false],
  ['next', 'next', 'next', false],
  ['\n', '1.2.0', null, false],
  [undefined, '1.2.0', null, false],
])(
  'the version file %j matches the header %j as a build would',
  (text, header, version, matches) => {
    expect(compareVersions(parseVersionFile(text), header)).toEqual({
      ...{ pressdockDotVersion: version, itemVersion: header, versionsMatch: matches },
    });
  },
);

test.each([
  ['harbor', 'ada/harbor', true],
  ['harbor', 'team/plugins/Harbor', true],
  ['harbor', 'harbor', true],
  ['harbor', 'ada/harbor-pro', false],
])('the slug %s belongs to the repository %s: %s', (slug, repository, expected) => {
  expect(isSlugOfRepository(slug, repository)).toBe(expected);
});
