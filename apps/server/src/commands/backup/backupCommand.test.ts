import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OnlineCommand } from '../command.ts';
import { backupCommand } from './backup.command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-confirm-'));
  await writeFile(join(folder, 'visible'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns why a backup that a server wrote is refused; undefined if it is not. */
async function confirm(to: string, backup: string): Promise<string | undefined> {
  const { confirm: check } = backupCommand as OnlineCommand<object>;
  const input = { values: { to }, positionals: [], folder, variables: {} };
  return check?.({ backup }, input).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

test('a backup that a server wrote into a folder of its sandbox is no success', async () => {
  expect(await confirm('.', './visible')).toBeUndefined();
  expect(await confirm('s3://bucket', 's3://bucket/hidden')).toBeUndefined();
  expect(await confirm('.', './hidden')).toContain('/hidden, but you cannot see this file');
});
