import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';

const place = join(root, 'packages/ui/import.js');
const dist = join(root, 'packages/ui/dist', '/');
const ofReact = /^(react|react-dom|scheduler)($|\/)/;

/**
 * Builds an app that is nothing but one import of the built package, for production.
 * @param {string} code what stands between `import` and the end of the line.
 * @param {(string | RegExp)[]} [external] what is not looked into, besides React.
 * @returns {Promise<{ bytes: number, modules: string[] }>} its size gzipped, and the files in it.
 * @throws {Failure} when nothing of the package is in it.
 */
export async function bundle(code, external = []) {
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
        resolveId: (id) => (id === place ? id : undefined),
        load: (id) => (id === place ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: place, external: [ofReact, ...external] },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const eager = chunks.filter(({ isDynamicEntry }) => !isDynamicEntry);
  const inUse = eager.flatMap(({ modules }) =>
    Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0),
  );
  const modules = inUse.map(([file]) => file).filter((file) => file !== place);
  if (!modules.some((file) => file.startsWith(dist))) {
    throw new Failure(`import ${code} came to nothing: there is no size to measure.`);
  }
  return {
    bytes: eager.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    modules,
  };
}
