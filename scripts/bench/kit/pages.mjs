import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const ofReact = /^(react|react-dom|scheduler)($|\/)/;
const gzip = (content) => gzipSync(content, { level: 9 });

async function bundle(file, { external = [], isMeasured = true } = {}) {
  const { output } = await build({
    root: here('.'),
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    define: { isMeasured },
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: here(file), external, output: { codeSplitting: false } },
    },
  });
  return {
    script: gzip(output.find(({ type }) => type === 'chunk').code),
    style: gzip(output.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''),
  };
}

/** Builds one page of the comparison for production, as it runs and as it weighs over React: without its clock. */
export async function buildPage(file) {
  const page = await bundle(file);
  const { script, style } = await bundle(file, { external: [ofReact], isMeasured: false });
  const styleBytes = page.style.length > 20 ? style.length : 0;
  return { ...page, styleBytes, bytesOverReact: script.length + styleBytes };
}

const html = gzip(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="app.css"></head><body><div id="root"></div><script type="module" src="app.js"></script></body></html>',
);

/** Serves built pages, each in a folder of its name, gzipped and never kept by the browser. */
export async function servePages(pages) {
  const server = createServer((request, response) => {
    const [, name, file] = request.url.split('/');
    const { script, style } = pages[name] ?? {};
    const bodies = { 'app.js': ['text/javascript', script], 'app.css': ['text/css', style] };
    const [type, body] = bodies[file] ?? ['text/html', html];
    const headers = {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    };
    response.writeHead(200, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = (name) => `http://127.0.0.1:${server.address().port}/${name}/`;
  return { address, close: () => server.close() };
}
