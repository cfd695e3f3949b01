// Who may import whom. Arrows point one way: apps to packages, app to features to entities to shared.

const { readdirSync, readFileSync } = require('node:fs');

/** The source files behind every export of the packages: their only doors. */
const doors = readdirSync('packages').flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.values(exports)
    .map((target) => target['pressdock-source'] ?? target)
    .map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`);
});

/** A rule that forbids one arrow, with the reason a person reads when it fails. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Tests, type tests, what tests are made of, stories and browser stories. */
const tests = '\\.(test|test-d|testing|stories)\\.tsx?$';

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'A cycle means two things are one; merge or split them.',
      {},
      {
        circular: true,
      },
    ),
    forbid(
      'no-unresolved',
      'The import leads nowhere.',
      { pathNot: '\\.stories\\.tsx$' },
      { couldNotResolve: true, pathNot: '\\?(raw|url|worker)$|^virtual:' },
    ),
    forbid(
      'packages-know-no-app',
      'Published packages and libraries never reach into apps.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'no-way-around-the-door',
      'Another workspace is reached by its name and its exports, not by a path into it.',
      { path: '^(apps|packages)/([^/]+)/' },
      {
        path: '^(apps|packages)/[^/]+/',
        pathNot: ['^$1/$2/', ...doors],
      },
    ),
    forbid(
      'ui-knows-nothing-of-the-product',
      'The kit imports React, React Aria and its own few libraries: no workspace, router or data library.',
      { path: '^packages/ui/src/', pathNot: `${tests}|^packages/ui/src/RichText` },
      {
        path: '^packages/(?!ui/)|node_modules/',
        pathNot:
          'node_modules/(react|react-dom|react-aria-components|react-aria|react-stately|@react-aria|@react-types|@react-stately|@internationalized|@tanstack/react-virtual|culori|lucide|@vanilla-extract|@types)/',
      },
    ),
    forbid(
      'rich-text-has-libraries-of-its-own',
      'Only the rich text entries know the editor and the sanitiser, so that nobody else pays for them.',
      { path: '^packages/ui/src/RichText', pathNot: tests },
      {
        path: '^packages/(?!ui/)|node_modules/',
        pathNot:
          'node_modules/(react|react-aria-components|lucide|@vanilla-extract|@types|@tiptap|dompurify)/',
      },
    ),
    forbid(
      'charts-know-no-kit',
      'Charts import React and visx: they stand without the kit, and only name its tokens.',
      { path: '^packages/charts/src/', pathNot: tests },
      {
        path: '^packages/(?!charts/)|node_modules/',
        pathNot: 'node_modules/(react|react-dom|@visx|@types)/',
      },
    ),
    forbid(
      'api-knows-schemas-only',
      'The contract imports zod; it knows no React, no Node and no other workspace.',
      { path: '^packages/api/src/', pathNot: `${tests}|^packages/api/src/(generate|testing)/` },
      {
        path: '^packages/(?!api/)|node_modules/',
        pathNot: 'node_modules/(zod|openapi-fetch|openapi-typescript-helpers)/',
      },
    ),
    forbid(
      'api-knows-no-node',
      'The contract runs in browsers too.',
      { path: '^packages/api/src/', pathNot: `${tests}|^packages/api/src/(generate|testing)/` },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'one-door-to-openapi-fetch',
      'Only the client may import openapi-fetch, so that it stays replaceable.',
      { pathNot: '^packages/api/src/client/' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    forbid(
      'features-know-nothing-of-each-other',
      'What two features need is an entity.',
      { path: '^apps/dashboard/src/features/([^/]+)/' },
      { path: '^apps/dashboard/src/features/', pathNot: '^apps/dashboard/src/features/$1/' },
    ),
    forbid(
      'features-know-no-app',
      'The app puts features together, never the other way round.',
      { path: '^apps/dashboard/src/(features|entities|shared)/' },
      { path: '^apps/dashboard/src/(app/|main\\.tsx?$)' },
    ),
    forbid(
      'entities-know-no-feature',
      'An entity is below the features that need it.',
      { path: '^apps/dashboard/src/entities/' },
      { path: '^apps/dashboard/src/features/' },
    ),
    forbid(
      'shared-knows-packages-only',
      'What is shared stands on packages alone.',
      { path: '^apps/dashboard/src/shared/' },
      { path: '^apps/dashboard/src/(entities|features)/' },
    ),
    forbid(
      'stores-are-private',
      "A module reaches another module's service, never its store.",
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
      {
        path: '^apps/server/src/modules/[^/]+/[^/]*\\bstore\\.ts$',
        pathNot: '^apps/server/src/modules/$1/',
      },
    ),
    forbid(
      'modules-know-ports-only',
      'A module names what it needs by a port; main chooses the adapter.',
      { path: '^apps/server/src/modules/', pathNot: tests },
      { path: '^apps/server/src/adapters/' },
    ),
    forbid(
      'stores-write-the-sql',
      'Only a store (and the database room) imports the SQL library.',
      {
        path: '^apps/server/src/',
        pathNot: `${tests}|[./]store\\.ts$|^apps/server/src/db/`,
      },
      { path: 'node_modules/(kysely|pg|@electric-sql/pglite)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'tests-are-leaves',
      'Nothing that ships imports a test or a story.',
      { pathNot: tests },
      { path: tests },
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
