import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../bootstrap/root.mjs';
import { nameOfScript, rewritePaths, source } from './paths.mjs';

/** Only Node's own conditions, so that the bundle contains the files that the tests run. */
const conditions = ['pressdock-source', 'node'];

/** Packages that stay folders in node_modules: WebAssembly, data files and native code. */
export const externalPackages = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions'];

/** Modules that a package requires only if they are installed. */
const absentPackages = ['pg-native', 'pg-cloudflare'];

/** Returns the scripts that run in a process or thread of their own, by the name of their bundle. */
function listEntries() {
  const scripts = readdirSync(source, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|[./])worker\.ts$/.test(path) || path === 'db/embedded/create.ts');
  return Object.fromEntries(
    ['commands/pressdock.ts', ...scripts].map((path) => [nameOfScript(path), join(source, path)]),
  );
}

/**
 * Bundles the server into one folder of JavaScript modules.
 * @param {string} folder
 * @returns {Promise<string[]>} the files whose code is in the bundle
 */
export async function bundleServer(folder) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'run-time-paths',
        enforce: 'pre',
        transform: (code, id) =>
          id.startsWith(`${source}/`) && code.includes('import.meta')
            ? { code: rewritePaths(code, id), map: null }
            : undefined,
      },
    ],
    resolve: { conditions, mainFields: [] },
    ssr: {
      noExternal: true,
      external: [...externalPackages, ...absentPackages],
      resolve: { conditions },
    },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: listEntries(),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
        },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))].sort();
}
