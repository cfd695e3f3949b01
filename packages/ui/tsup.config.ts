import { globSync, readFileSync, rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

// Styles are evaluated at build time: of their sources only class names and CSS remain.
const buildTimeOnly = /\.(test|stories|css)\.tsx?$|^src\/(styles|generate)\//;
const modules = globSync('src/**/*.{ts,tsx}').filter((path) => !buildTimeOnly.test(path));

type Door = string | { types?: string; 'pressdock-source': string };
const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Door>;
};

/** The source of every entry that promises types, by where the promise says they are. */
const typedEntries = Object.fromEntries(
  Object.values(exports).flatMap((door) =>
    typeof door === 'object' && door.types
      ? [[door.types.replace(/^\.\/dist\/|\.d\.ts$/g, ''), door['pressdock-source']]]
      : [],
  ),
);

/** Leaves imports between our own modules as imports, so that what an app does not use falls away. */
const keepModules: EsbuildPlugin = {
  name: 'keep-modules',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.endsWith('.css.ts') || importer.includes('.css.ts')) {
        return undefined;
      }
      return { path: path.replace(/\.tsx?$/, '.js'), external: true };
    });
    // The CSS of all modules leaves in one file, by the second build.
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter((file) => !/\.css(\.map)?$/.test(file.path));
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
    esbuildPlugins: [keepModules, vanillaExtractPlugin({ identifiers: 'short' })],
  },
  {
    ...shared,
    entry: { styles: 'src/styles/bundle.ts' },
    minify: true,
    sourcemap: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    onSuccess: async () => rmSync('dist/styles.js'),
  },
]);
