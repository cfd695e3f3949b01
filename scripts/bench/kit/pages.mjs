import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const react = /^(react|react-dom|scheduler)($|\/)/;
const gzip = (content) => gzipSync(content, { level: 9 });
const types = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds a page for production, as an app with Vite's defaults would.
 * @returns its entry chunk, the chunks and style sheets by name, and the names that it loads at once.
 */
async function bundle(file, { external = [], isMeasured = true } = {}) {
  const { output } = await build({
    root: here('.'),
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    define: { isMeasured },
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: here(file), external },
    },
  });
  const files = new Map(output.map((item) => [item.fileName, item]));
  const entry = output.find(({ isEntry }) => isEntry);
  const eager = new Set();
  const addEager = (name) => {
    const chunk = files.get(name);
    if (chunk === undefined || eager.has(name)) return;
    eager.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) eager.add(style);
    for (const imported of chunk.imports) addEager(imported);
  };
  addEager(entry.fileName);
  return { entry, files, eager: [...eager] };
}

const contentOf = ({ code, source }) => code ?? source;
const isStyle = (name) => name.endsWith('.css');

/** Returns the gzipped bytes of these files of a bundle. */
function bytesOf({ files }, names) {
  return names.reduce((sum, name) => sum + gzip(contentOf(files.get(name))).length, 0);
}

/** Returns a module's path from its package on: `react-aria/dist/…`, `@pressdock/ui/dist/…`. */
function moduleName(id) {
  const path = id.split(sep).join('/').split('?')[0];
  const [, own] = path.split('/packages/');
  return own === undefined ? path.split('/node_modules/').at(-1) : `@pressdock/${own}`;
}

/** Returns the bytes of each module of the page, before minification. */
function moduleBytes({ files }) {
  const chunks = [...files.values()].filter(({ fileName }) => !isStyle(fileName));
  const sizes = chunks.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([id]) => /\/packages\/|\/node_modules\//.test(id.split(sep).join('/')))
      .map(([id, { renderedLength }]) => [
        moduleName(id),
        isStyle(id) ? statSync(id).size : renderedLength,
      ]),
  );
  return Object.fromEntries(sizes.filter(([, bytes]) => bytes > 0).sort());
}

/**
 * Builds a page and returns what it weighs without React and without the code that measures it.
 * `bytesOverReact` is what it loads before its first paint; `laterBytes` is what it loads after that.
 */
export async function weighPage(file) {
  const bundled = await bundle(file, { external: [react], isMeasured: false });
  const later = [...bundled.files.keys()].filter((name) => !bundled.eager.includes(name));
  return {
    styleBytes: bytesOf(bundled, bundled.eager.filter(isStyle)),
    bytesOverReact: bytesOf(bundled, bundled.eager),
    laterBytes: bytesOf(bundled, later),
    modules: moduleBytes(bundled),
  };
}

/** The page's HTML as Vite would write it, with a link for everything that loads at once. */
function htmlOf({ entry, eager }) {
  const links = eager
    .filter((name) => name !== entry.fileName)
    .map((name) => `<link rel="${isStyle(name) ? 'stylesheet' : 'modulepreload'}" href="${name}">`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">${links.join('')}</head><body><div id="root"></div><script type="module" src="${entry.fileName}"></script></body></html>`;
}

/** Builds a page, to be served by `servePages`, and returns what it weighs besides. */
export async function buildPage(file) {
  const page = await bundle(file);
  const files = [...page.files].map(([name, item]) => [name, gzip(contentOf(item))]);
  return {
    ...(await weighPage(file)),
    files: new Map([...files, ['', gzip(htmlOf(page))]]),
  };
}

/** Serves built pages, each in the folder of its name, gzipped and without caching. */
export async function servePages(pages) {
  const server = createServer((request, response) => {
    const [, name, ...rest] = request.url.split('/');
    const file = rest.join('/');
    const body = pages[decodeURIComponent(name)]?.files.get(file);
    const type = types[file.slice(file.lastIndexOf('.'))] ?? 'text/html';
    response.writeHead(body ? 200 : 404, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(body ?? gzip(''));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = (name) => `http://127.0.0.1:${server.address().port}/${name}/`;
  return { address, close: () => server.close() };
}
