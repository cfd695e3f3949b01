// Import rules. Dependencies point one way: apps → packages, app → features → entities → shared.

const { readdirSync, readFileSync } = require('node:fs');

/** The source files of the packages' exports: other workspaces may import only these. */
const entryPoints = readdirSync('packages').flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.values(exports)
    .map((target) => target['pressdock-source'] ?? target)
    .map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`);
});

/** Returns a rule that forbids an import; the comment is printed when it fails. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Tests, type tests, test helpers and stories. */
const tests = '\\.(test|test-d|testing|stories)\\.tsx?$';

/** The Git server, the code hosts and the stand-in for Stripe that the tests of the server and those in a browser share. */
const sharedHarness = '^apps/server/test/harness/(git|codeHosts|stripe)/';

/** The tests in a browser and their helpers. */
const browserTests = '^apps/dashboard/e2e/';

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that import each other are one subject: merge them or extract what they share.',
      {},
      {
        circular: true,
      },
    ),
    forbid(
      'no-unresolved',
      'The import cannot be resolved.',
      { pathNot: '\\.stories\\.tsx$' },
      { couldNotResolve: true, pathNot: '\\?(inline|raw|url|worker)$|^virtual:' },
    ),
    forbid(
      'packages-do-not-import-apps',
      'Packages do not depend on apps.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'workspaces-import-exports-only',
      'Import another workspace by its package name and its exports, not by a path.',
      { path: '^(apps|packages)/([^/]+)/' },
      {
        path: '^(apps|packages)/[^/]+/',
        pathNot: ['^$1/$2/', ...entryPoints, sharedHarness],
      },
    ),
    forbid(
      'ui-is-independent-of-the-product',
      'The kit imports React, React Aria and a few libraries: no other workspace, router or data library.',
      { path: '^packages/ui/src/', pathNot: `${tests}|^packages/ui/src/RichText` },
      {
        path: '^packages/(?!ui/)|node_modules/',
        pathNot:
          'node_modules/(react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@react-types|@react-stately|@internationalized|@tanstack/react-virtual|culori|lucide|@vanilla-extract|@types)/',
      },
    ),
    forbid(
      'rich-text-libraries-stay-in-rich-text',
      'Only the rich-text entries import the editor and the sanitizer, so that other imports stay small.',
      { path: '^packages/ui/src/RichText', pathNot: tests },
      {
        path: '^packages/(?!ui/)|node_modules/',
        pathNot:
          'node_modules/(react|react-aria-components|lucide|@vanilla-extract|@types|@tiptap|dompurify)/',
      },
    ),
    forbid(
      'charts-do-not-import-the-kit',
      'The charts import React and visx; they use the kit only through its CSS tokens.',
      { path: '^packages/charts/src/', pathNot: tests },
      {
        path: '^packages/(?!charts/)|node_modules/',
        pathNot: 'node_modules/(react|react-dom|@visx|@types)/',
      },
    ),
    forbid(
      'api-imports-zod-only',
      'The contract imports zod: no React and no other workspace.',
      { path: '^packages/api/src/', pathNot: `${tests}|^packages/api/src/(generate|testing)/` },
      {
        path: '^packages/(?!api/)|node_modules/',
        pathNot: 'node_modules/(zod|openapi-fetch|openapi-typescript-helpers)/',
      },
    ),
    forbid(
      'api-does-not-import-node',
      'The contract also runs in browsers.',
      { path: '^packages/api/src/', pathNot: `${tests}|^packages/api/src/(cli|generate|testing)/` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'the-command-line-is-not-imported',
      'The command line needs Node; the rest of the package also runs in browsers.',
      { pathNot: `${tests}|^packages/api/src/cli/` },
      { path: '^packages/api/src/cli/' },
    ),
    forbid(
      'only-the-client-imports-openapi-fetch',
      'Only the client imports openapi-fetch, so that it can be replaced.',
      { pathNot: '^packages/api/src/client/' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    forbid(
      'features-do-not-import-features',
      'Code that two features need is an entity.',
      { path: '^apps/dashboard/src/features/([^/]+)/' },
      { path: '^apps/dashboard/src/features/', pathNot: '^apps/dashboard/src/features/$1/' },
    ),
    forbid(
      'features-do-not-import-app',
      'The app composes features; features, entities and shared code do not import it.',
      { path: '^apps/dashboard/src/(features|entities|shared)/' },
      { path: '^apps/dashboard/src/(app/|main\\.tsx?$)' },
    ),
    forbid(
      'entities-do-not-import-features',
      'Features import entities, not the reverse.',
      { path: '^apps/dashboard/src/entities/' },
      { path: '^apps/dashboard/src/features/' },
    ),
    forbid(
      'shared-imports-packages-only',
      'Shared code imports packages only.',
      { path: '^apps/dashboard/src/shared/' },
      { path: '^apps/dashboard/src/(entities|features)/' },
    ),
    forbid(
      'stores-are-private',
      'Code outside a module uses its services, never its store.',
      { path: '^apps/server/src/(modules/[^/]+|[^/]+)', pathNot: tests },
      { path: '^apps/server/src/.*\\bstore\\.ts$', pathNot: '^apps/server/src/$1/' },
    ),
    forbid(
      'modules-do-not-import-adapters',
      'A module depends on a port; main.ts chooses the adapter.',
      { path: '^apps/server/src/modules/', pathNot: tests },
      { path: '^apps/server/src/adapters/' },
    ),
    forbid(
      'shared-server-code-imports-no-module',
      'Code that modules share must not depend on a module.',
      {
        path: '^apps/server/src/(load|text|wordpress|identity|permissions|secrets)/',
        pathNot: tests,
      },
      { path: '^apps/server/src/(modules|plugins|adapters)/' },
    ),
    forbid(
      'only-stores-import-sql',
      'Only stores and db/ import the SQL library.',
      {
        path: '^apps/server/src/',
        pathNot: `${tests}|[./]store\\.ts$|^apps/server/src/db/`,
      },
      { path: 'node_modules/(kysely|pg|@electric-sql/pglite)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests-are-not-imported',
      'Production code does not import tests, their harness or stories.',
      { pathNot: `${tests}|^apps/server/test/|${browserTests}` },
      { path: `${tests}|^apps/server/test/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(dist|storybook-static|\\.turbo|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['pressdock-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
