import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocumentation } from '../documentation.service.ts';
import { findBase, SOURCES } from './sources.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-documentation-'));
  const { contract, documents, styles, script } = SOURCES;
  for (const path of [contract, ...documents, ...styles, script]) {
    await cp(join(findBase(), path), join(folder, path), { recursive: true });
  }
});

afterAll(() => rm(folder, { recursive: true }));

test('nothing but the listed files is needed', async () => {
  const documentation = createDocumentation('https://dock.example', folder);
  for (const path of ['/docs', '/docs/operating', '/docs/documentation.css', '/openapi.json']) {
    expect((await documentation.find(path))?.body.length).toBeGreaterThan(1000);
  }
  expect((await documentation.search('settings')).html).toContain('/docs/operating/settings');
});

test('the folder of the files is found from every folder inside', () => {
  expect(findBase(join(folder, SOURCES.documents[0]))).toBe(folder);
  expect(findBase(join(folder, 'apps/server/src/modules/none'))).toBe(folder);
  expect(() => findBase(tmpdir())).toThrow('The folder docs of the documentation is missing.');
});
