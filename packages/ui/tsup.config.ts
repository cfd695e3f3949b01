import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const buildTimeOnly = /\.(test|testing|stories)\.tsx?$|^src\/(styles|generate)\/(?!global\.css)/;
const modules = globSync('src/**/*.{ts,tsx}').filter((path) => !buildTimeOnly.test(path));

type Door = string | { types?: string; 'pressdock-source': string };
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Door>;
};

/** The source of every entry with types, by the path of its declaration file. */
const typedEntries = Object.fromEntries(
  Object.values(exports).flatMap((door) =>
    typeof door === 'object' && door.types
      ? [[door.types.replace(/^\.\/dist\/|\.d\.ts$/g, ''), door['pressdock-source']]]
      : [],
  ),
);

/** Keeps imports between our modules as imports, so that unused modules are not bundled. */
const keepModules: EsbuildPlugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
    build.onResolve({ filter: /^#styles\// }, ({ path }) => ({ path, external: true }));
  },
};

/** The global sheet, as other modules import it. */
const globalSheet = 'src/styles/global.css.ts';

/**
 * Evaluates styles at build time: only class names remain, and an import of the CSS that the `imports`
 * field of `package.json` resolves in bundlers that build for browsers.
 */
const separateStyles: EsbuildPlugin = {
  name: 'separate-styles',
  setup(build) {
    const writeSheet = async (source: string, css: string) => {
      const path = source.replace(/^src\/(.+)\.css\.ts$/, '$1.css');
      const { code } = await build.esbuild.transform(css, { loader: 'css', minify: true });
      mkdirSync(dirname(`dist/${path}`), { recursive: true });
      writeFileSync(`dist/${path}`, code);
      return `import '#styles/${path}';`;
    };
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const identOption = 'short';
      const { source } = await compile({ filePath: path, identOption });
      let hasRules = false;
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption,
        serializeVirtualCssPath: ({ fileScope, source: css }) => {
          hasRules = true;
          return writeSheet(fileScope.filePath, css);
        },
      });
      const toGlobal = relative(dirname(path), globalSheet).replace(/\.ts$/, '.js');
      const first = hasRules && !path.endsWith(globalSheet) ? `import '${toGlobal}';\n` : '';
      return { contents: first + contents, loader: 'js' };
    });
  },
};

const shared: Options = {
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  sourcemap: true,
};

export default defineConfig([
  {
    ...shared,
    entry: modules,
    clean: true,
    dts: { entry: typedEntries },
    esbuildPlugins: [keepModules, separateStyles],
    onSuccess: async () => writeFileSync('dist/noStyles.js', 'export {};\n'),
  },
  {
    ...shared,
    entry: { styles: 'src/allStyles.ts' },
    minify: true,
    sourcemap: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    onSuccess: async () => rmSync('dist/styles.js'),
  },
]);
