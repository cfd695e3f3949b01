import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';

const entry = join(root, 'packages/ui/import.js');
const react = /^(react|react-dom|scheduler)($|\/)/;

/**
 * Builds a production app that consists of one import of the built package.
 * @param {string} code the text after `import`, up to the end of the line.
 * @param {(string | RegExp)[]} [external] modules to leave out, in addition to React.
 * @param {string} [name] the name of the package.
 * @returns {Promise<{ bytes: number, modules: string[] }>} its gzipped size and the files in it.
 * @throws {Failure} if the bundle contains nothing of the package.
 */
export async function bundle(code, external = [], name = 'ui') {
  const dist = join(root, 'packages', name, 'dist', '/');
  const names = code.slice(0, code.lastIndexOf(' from ')).replace('* as kept', '{ kept }');
  const source = `import ${code};\nglobalThis.kept = ${names};`;
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      {
        name: 'one-import',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: [react, ...external] },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const eager = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const used = eager.flatMap(({ modules }) =>
    Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0),
  );
  const modules = used.map(([file]) => file).filter((file) => file !== entry);
  if (!modules.some((file) => file.startsWith(dist))) {
    throw new Failure(`import ${code} produced an empty bundle: there is no size to measure.`);
  }
  return {
    bytes: eager.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    modules,
  };
}
