import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Contract } from './contract/contract.types.ts';
import { ASSETS, OPEN_API } from './pages/layout.rules.ts';
import { GUIDES, OVERVIEW, writePages } from './pages/pages.ts';
import { themeStyle } from './pages/theme.gen.ts';

/** A file as it is sent. */
export interface PublicFile {
  type: string;
  body: Buffer;
  etag: string;
}

/** The contract and the documentation, as public files by path. */
export interface Documentation {
  /** Returns the file at a path; undefined if there is none. */
  find(path: string): Promise<PublicFile | undefined>;
}

const HTML = 'text/html; charset=utf-8';
const guides = new URL('../../../../../docs/guides/', import.meta.url);
const contractPath = createRequire(import.meta.url).resolve('@pressdock/api/openapi.json');

function createFile(type: string, text: string): PublicFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { type, body: Buffer.from(text), etag: `W/"${hash}"` };
}

async function readGuides(): Promise<Record<string, string>> {
  const names = [OVERVIEW, ...GUIDES];
  const texts = await Promise.all(
    names.map((name) => readFile(new URL(`${name}.md`, guides), 'utf8')),
  );
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

const readOwn = (name: string) => readFile(new URL(`./pages/${name}`, import.meta.url), 'utf8');

/** Returns all files. The contract names the server's own URL. */
async function createFiles(publicUrl: string): Promise<Map<string, PublicFile>> {
  const contract: Contract = {
    ...JSON.parse(await readFile(contractPath, 'utf8')),
    servers: [{ url: publicUrl }],
  };
  const pages = await writePages({ contract, guides: await readGuides(), publicUrl });
  const style = [themeStyle, await readOwn('layout.css'), await readOwn('content.css')].join('\n');
  return new Map([
    [OPEN_API, createFile('application/json; charset=utf-8', JSON.stringify(contract))],
    [ASSETS.style, createFile('text/css; charset=utf-8', style)],
    [ASSETS.script, createFile('text/javascript; charset=utf-8', await readOwn('copy.js'))],
    ...[...pages].map(([path, html]) => [path, createFile(HTML, html)] as const),
  ]);
}

/** Creates the documentation. Its files are written when the first of them is requested. */
export function createDocumentation(publicUrl: string): Documentation {
  let files: Promise<Map<string, PublicFile>> | undefined;
  return {
    async find(path) {
      files ??= createFiles(publicUrl);
      try {
        return (await files).get(path.replace(/\/+$/, ''));
      } catch (error) {
        files = undefined;
        throw error;
      }
    },
  };
}
