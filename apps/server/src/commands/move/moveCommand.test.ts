import { expect, test } from 'vitest';
import { moveCommand } from './move.command.ts';

test('says that damaged packages have to be uploaded again', () => {
  const moved = {
    to: 's3' as const,
    objects: 2,
    resumedObjects: 0,
    damagedObjects: ['pkg/a/b.zip'],
  };
  const result = { ...moved, isServerRunning: false, seconds: 1 };
  expect(moveCommand.format(result)).toContain('Upload these versions again:\n  pkg/a/b.zip\n');
  expect(moveCommand.isFailure?.(result)).toBe(true);
});

test.each([
  { resumedTables: 0, text: 'Moved 90 rows of 3 tables and compared' },
  { resumedTables: 2, text: 'Moved 90 rows of 3 tables (2 by an earlier run) and compared' },
  { resumedTables: 3, text: 'An earlier run moved all 90 rows of 3 tables and compared' },
])(
  'says what a run with $resumedTables tables of an earlier one did',
  ({ resumedTables, text }) => {
    const result = { to: 'postgres' as const, tables: 3, rows: 90, resumedTables, seconds: 1 };
    expect(moveCommand.format(result)).toContain(text);
  },
);
