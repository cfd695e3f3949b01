import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Contract } from '../contract/contract.types.ts';

/** A file that only the right folder contains. */
const MARK = 'docs/security-model.md';

const own = 'apps/server/src/modules/documentation/pages';

/**
 * Everything that the documentation reads at run time: files and folders, relative to the checkout.
 * A packaged release has them at the same paths.
 */
export const SOURCES = {
  contract: 'packages/api/openapi.json',
  documents: ['docs/guides', 'docs/operating', MARK],
  styles: [`${own}/lists.css`, `${own}/layout.css`, `${own}/navigation.css`, `${own}/content.css`],
  script: `${own}/copy.js`,
} as const;

/** The texts of the sources. */
export interface Sources {
  contract: Contract;
  /** The Markdown of each document by its path: `docs/guides/selling.md`. */
  documents: ReadonlyMap<string, string>;
  style: string;
  script: string;
}

/** Returns the folder of the checkout or of the packaged release, which contains this file. */
export function findBase(folder = import.meta.dirname): string {
  if (existsSync(join(folder, MARK))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The folder docs of the documentation is missing.');
  return findBase(parent);
}

async function listDocuments(base: string, path: string): Promise<string[]> {
  if (path.endsWith('.md')) return [path];
  const names = await readdir(join(base, path));
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${path}/${name}`);
}

/** Reads all sources. */
export async function readSources(base = findBase()): Promise<Sources> {
  const read = (path: string) => readFile(join(base, path), 'utf8');
  const lists = await Promise.all(SOURCES.documents.map((path) => listDocuments(base, path)));
  const documents = await Promise.all(
    lists.flat().map(async (path) => [path, await read(path)] as const),
  );
  return {
    contract: JSON.parse(await read(SOURCES.contract)),
    documents: new Map(documents),
    style: (await Promise.all(SOURCES.styles.map(read))).join('\n'),
    script: await read(SOURCES.script),
  };
}
