import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { createStyleNames } from './styleNames.ts';

const server = process.env.PRESSDOCK_SERVER ?? 'http://127.0.0.1:8080';

/** Loads the font before the style sheet that refers to it has been read. */
function preloadTypeface(file: RegExp): Plugin {
  return {
    name: 'preload-typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => file.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  };
}

/**
 * Groups the code that every page or every form needs, because one large file compresses better
 * than many small ones, and fewer files make the lists of what each page preloads shorter. A group
 * includes whatever its modules import.
 */
const codeGroups = [
  {
    name: 'base',
    priority: 2,
    test: /node_modules[\\/](react|react-dom|scheduler|jotai|wouter|openapi-fetch)[\\/]|src[\\/]shared[\\/](server[\\/](api|failure)|messages|form[\\/]useSubmission|session[\\/]token\.atoms|page[\\/]PageTitle)\.tsx?$|entities[\\/]session[\\/]/,
  },
  {
    name: 'controls',
    priority: 1,
    test: /packages[\\/]ui[\\/]src[\\/](Button|Link|Form|TextField|PasswordField)[\\/]/,
  },
  {
    name: 'auth',
    priority: 1,
    test: /features[\\/]auth[\\/](auth\.(messages|rules)|signIn[\\/](LoginPage|useSignInFlow|[Ss]ignInReason\.(tsx|rules)))|src[\\/]shared[\\/]page[\\/]AuthLayout\./,
  },
  {
    name: 'layout',
    test: /packages[\\/]ui[\\/]src[\\/](Alert|Avatar|Badge|Card|EmptyState|Heading|Inline|LinkButton|PageHeader|Skeleton|Stack|Text|VisuallyHidden)[\\/]|src[\\/]shared[\\/](page[\\/](AreaLoading|FailureNotice)|analyticsPaths|billingPaths|format|sizes)\.|\.titles\.messages\.ts$/,
  },
];

/** The chunks that the first page always loads. */
const firstChunks = /[\\/](index|rolldown-runtime|base|controls|auth)-/;

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? createStyleNames() : 'debug' }),
    preloadTypeface(/inter-latin-wght-normal.*\.woff2$/),
  ],
  resolve: {
    // React Aria imports a shim that only React 17 needs.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    conditions: ['pressdock-source', ...defaultClientConditions],
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/storage', '/images', '/docs', '/openapi.json'].map((path) => [path, server]),
    ),
  },
  build: {
    target: 'es2023',
    // Every browser with ES2023 supports oklch, so no color needs fallbacks.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The page itself loads the first chunks, so no other chunk has to list them.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !firstChunks.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Hashes do not compress, and the first page lists the names of many chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: codeGroups },
      },
    },
  },
}));
