import { dirname, join, relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** The folder of the server's sources. */
export const source = join(root, 'apps/server/src');

const filesFolder = 'files';
const url = /new URL\(\s*('[^']+'|`[^`]+`),\s*import\.meta\.url,?\s*\)/g;
const resolved = /resolve\(\s*import\.meta\.dirname,\s*'([^']+)',?\s*\)/g;
const slashes = (path) => path.replaceAll('\\', '/');

/** Returns the name of a script's bundle. @param {string} path relative to the sources */
export const nameOfScript = (path) => path.replace(/\.ts$/, '').replaceAll('/', '-');

/**
 * Keeps the paths of files that a module reads at run time. In the bundle, scripts are next to each
 * other, and other files are in `files/` under their path in the repository.
 */
export function rewritePaths(code, file) {
  const folder = slashes(relative(root, dirname(file)));
  const rewriteUrl = (_match, literal) => {
    const path = literal.slice(1, -1);
    if (!path.endsWith('.ts')) {
      return `new URL(${literal}, new URL('./${filesFolder}/${folder}/', import.meta.url))`;
    }
    const script = slashes(relative(source, join(dirname(file), path)));
    return `new URL('./${nameOfScript(script)}.js', import.meta.url)`;
  };
  return code
    .replace(url, rewriteUrl)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${filesFolder}/${folder}')`);
}

/** Returns the paths that a module which searches for the top folder names from there. */
function listTopPaths(code) {
  const literals = code.matchAll(/'((?:apps|docs|packages)\/[^']+)'/g);
  return [...literals].map(([, path]) => path);
}

/**
 * Lists what a module reads at run time: paths in the repository, of which a part may be computed.
 * @returns {{ paths: string[], unknown: number }} `unknown` counts the uses of `import.meta` that
 *   {@link rewritePaths} does not understand
 */
export function listPaths(code, file) {
  const urls = [...code.matchAll(url)].map(([, literal]) => literal.slice(1, -1));
  const folders = [...code.matchAll(resolved)].map(([, path]) => path);
  const searches = code.split('folder = import.meta.dirname').length - 1;
  const uses = code.split('import.meta').length - 1;
  const paths = [...urls.filter((path) => !path.endsWith('.ts')), ...folders].map((path) =>
    slashes(relative(root, join(dirname(file), path.split('${')[0]))),
  );
  return {
    paths: searches > 0 ? [...paths, ...listTopPaths(code)] : paths,
    unknown: uses - urls.length - folders.length - searches,
  };
}
