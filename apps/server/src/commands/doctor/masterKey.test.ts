import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { checkMasterKey } from './masterKey.check.ts';

const where = 'where you stored it';

test('says where a missing or damaged master key comes from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-key-'));
  const config = readConfig({ PRESSDOCK_DATA: folder });
  const check = () => checkMasterKey({ config, settings: {}, invalid: new Set() }, ['id']);
  const failed = { state: 'failed', remedy: expect.stringContaining(`master.key from ${where}`) };
  expect(await check()).toEqual([expect.objectContaining(failed)]);
  await writeFile(join(folder, 'master.key'), 'short');
  expect(await check()).toEqual([expect.objectContaining(failed)]);
  await rm(folder, { recursive: true });
});
