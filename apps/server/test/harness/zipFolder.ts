import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type InspectionResult, inspectPackage } from '../../src/modules/packages/inspection.ts';

/** Provides a folder for the tests of one file: `save` stores a zip, `inspect` inspects one. */
export function useZipFolder() {
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pressdock-zip-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function save(zip: Buffer): Promise<string> {
    count += 1;
    const path = join(folder, `${count}.zip`);
    await writeFile(path, zip);
    return path;
  }

  async function inspect(zip: Buffer, slug = 'hello-harbor'): Promise<InspectionResult> {
    return inspectPackage({ path: await save(zip), kind: 'plugin', slug });
  }

  return { save, inspect };
}
