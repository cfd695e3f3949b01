import { createHash } from 'node:crypto';
import type { Contract } from './contract/contract.types.ts';
import { writePage } from './pages/layout.rules.ts';
import { findSection } from './pages/navigation.rules.ts';
import { createSite, type Site } from './pages/pages.ts';
import { ASSETS, MISSING, OPEN_API } from './pages/paths.rules.ts';
import { themeStyle } from './pages/theme.gen.ts';
import { createSearch, type SearchPages } from './search/searchIndex.ts';
import { createSearchPage, isTooLong } from './search/searchPage.rules.ts';
import { readSources } from './sources/sources.ts';

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
  /** Returns the page with the results of a search, and whether the search is valid. */
  search(query: string): Promise<{ html: string; isValid: boolean }>;
}

/** The type of the pages. */
export const HTML = 'text/html; charset=utf-8';

function createFile(type: string, text: string): PublicFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { type, body: Buffer.from(text), etag: `W/"${hash}"` };
}

interface Files {
  files: ReadonlyMap<string, PublicFile>;
  site: Site;
}

/** Returns all files. The contract names the server's own URL. */
async function createFiles(publicUrl: string, base?: string): Promise<Files> {
  const { documents, style, script, ...sources } = await readSources(base);
  const contract: Contract = { ...sources.contract, servers: [{ url: publicUrl }] };
  const site = await createSite({ contract, documents, publicUrl });
  const files = new Map([
    [OPEN_API, createFile('application/json; charset=utf-8', JSON.stringify(contract))],
    [ASSETS.style, createFile('text/css; charset=utf-8', `${themeStyle}\n${style}`)],
    [ASSETS.script, createFile('text/javascript; charset=utf-8', script)],
    ...site.pages.map(
      (page) => [page.path, createFile(HTML, writePage(page, site.contents))] as const,
    ),
  ]);
  return { files, site };
}

function createSearchOf({ files, site }: Files): Promise<SearchPages> {
  const pages = site.pages.filter(({ path }) => path !== MISSING);
  return createSearch(
    pages.map(({ path, title }) => ({
      path,
      title,
      section: findSection(site.contents, path)?.title ?? '',
      html: files.get(path)?.body.toString() ?? '',
    })),
  );
}

/** Returns a function that calls another one once, and again only after it has failed. */
function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined;
  return async () => {
    created ??= create();
    try {
      return await created;
    } catch (error) {
      created = undefined;
      throw error;
    }
  };
}

/**
 * Creates the documentation. Its files are written when the first of them is requested, and the
 * index when somebody searches.
 *
 * @param base the folder that contains the sources, if it is not the one of this file
 */
export function createDocumentation(publicUrl: string, base?: string): Documentation {
  const load = once(() => createFiles(publicUrl, base));
  const loadSearch = once(async () => createSearchOf(await load()));
  return {
    find: async (path) => (await load()).files.get(path.replace(/\/+$/, '')),
    async search(query) {
      const [{ site }, search] = await Promise.all([load(), loadSearch()]);
      const page = createSearchPage(query, search);
      const html = writePage(page, site.contents, query.trim());
      return { html, isValid: !isTooLong(query.trim()) };
    },
  };
}
