import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branchOrDefault, isBranchName, normalizePath } from './branchAndPath.rules.ts';

test.each([
  ['main', true],
  ['release/1.x', true],
  ['feature_ü', true],
  ['', false],
  ['-main', false],
  ['--upload-pack=x', false],
  ['a..b', false],
  ['a//b', false],
  ['/a', false],
  ['a/', false],
  ['a.', false],
  ['a.lock', false],
  ['a/b.lock', false],
  ['a/.b', false],
  ['@', false],
  ['a@{1}', false],
  ['a b', false],
  ['a\nb', false],
  ['a~1', false],
  ['a^', false],
  ['a:b', false],
  ['a?', false],
  ['a*', false],
  ['a[b', false],
  ['a\\b', false],
])('%j is the name of a branch: %s', (text, expected) => {
  expect(isBranchName(text)).toBe(expected);
});

test('the branch is master unless one is chosen', () => {
  expect([branchOrDefault(undefined), branchOrDefault(''), branchOrDefault('main')]).toEqual([
    'master',
    'master',
    'main',
  ]);
});

test.each([
  ['', ''],
  ['.', ''],
  ['/', ''],
  ['./packages/a/', 'packages/a'],
  ['/packages/a', 'packages/a'],
  ['a/b.c', 'a/b.c'],
  ['../a', undefined],
  ['a/../b', undefined],
  ['a//b', undefined],
  ['a/./b', undefined],
  ['.git', undefined],
  ['a/.GIT/b', undefined],
  ['-a', undefined],
  ['a\\b', undefined],
  ['a:b', undefined],
  ['a\nb', undefined],
])('the folder %j becomes %j', (text, expected) => {
  expect(normalizePath(text)).toBe(expected);
});

test('a normalized folder stays the same and never leads out of the repository', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '..', '.', '', '/', '.git', '-', ' ', 'ü'), { maxLength: 8 }),
      (parts) => {
        const path = normalizePath(parts.join('/'));
        if (path === undefined) return;
        expect(normalizePath(path)).toBe(path);
        expect(path.split('/')).not.toContain('..');
        expect(path.startsWith('/') || path.startsWith('-')).toBe(false);
      },
    ),
  );
});
