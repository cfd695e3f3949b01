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
