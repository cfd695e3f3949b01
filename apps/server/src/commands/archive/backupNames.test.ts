import { expect, test } from 'vitest';
import { backupName, findOldBackups, newestBackup } from './backupNames.rules.ts';

const named = (day: number) => backupName(new Date(Date.UTC(2026, 10, day, 9, 5)), '0a1b2c');

test('names a backup by its time', () => {
  expect(named(28)).toBe('pressdock-20261128T090500Z-0a1b2c.backup');
});

test.each([
  { names: [], keep: 1, old: [] },
  { names: [named(2), named(1), named(3)], keep: 1, old: [named(1), named(2)] },
  { names: [named(2), named(1), named(3)], keep: 2, old: [named(1)] },
  { names: [named(2)], keep: 5, old: [] },
  {
    names: ['notes.txt', `${named(1)}.unfinished`, `copy-${named(1)}`, named(2), named(3)],
    keep: 1,
    old: [named(2)],
  },
])('of $names.length files, $keep kept, deletes $old', ({ names, keep, old }) => {
  expect(findOldBackups(names, keep)).toEqual(old);
});

test('the newest backup is none of the other files', () => {
  expect(newestBackup([named(2), named(3), named(1), 'zzz.backup'])).toBe(named(3));
  expect(newestBackup(['notes.txt'])).toBeUndefined();
});
