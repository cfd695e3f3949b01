import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { addComponent } from '../new/component.mjs';
import { addFeature } from '../new/feature.mjs';
import { addModule } from '../new/module.mjs';
import { namesOf } from '../new/names.mjs';
import { reportOf } from '../new/report.mjs';
import { linkPackages } from '../visual/linkPackages.mjs';
import { skippedFolders } from './sources.mjs';

const invalid = [
  [addComponent, ['button', 'Toggle-Button', 'Button', 'DIALOG', '../Escape']],
  [
    addModule,
    [
      ...['berths', 'Berth', 'Series', 'Customers', 'Licenses', '../Escapes'],
      // An acronym, reserved words, a table, an operation, a URL and an audit subject.
      ...['APIKeys', 'Cases', 'Imports', 'Forms', 'FeatureFlags', 'Profiles', 'Plugins', 'Members'],
    ],
  ],
  [addFeature, ['berths', 'Berth', 'Customers', 'Mistakes', 'APIKeys', '../Escapes']],
];
const spellings = [
  ['Branches', 'a branch'],
  ['Invoices', 'an invoice'],
  ['TaxRates', 'a tax rate'],
  ['UserStatuses', 'a user status'],
  ['Caches', 'a cache', 'Cache'],
];
const component = 'HarborMasterNoticeBoard';
// Begins with a vowel, so that the text must say "an".
const resource = 'AnchorageReservations';
const maxEdited = { module: 4, feature: 2 };

const vitest = (workspace, ...tests) => ['vitest', ['run', '--root', workspace, ...tests]];
// The isolation tests cover every call; of these, only the generated calls are new.
const isolationTests = 'AnchorageReservation|data is unchanged';

/** The checks of the copy; the lists run side by side, because most tools use a single core. */
const checks = [
  [['node', ['scripts/test.mjs', 'verify']]],
  [
    vitest('packages/api', '--typecheck.enabled=false'),
    vitest('packages/ui', 'src/index.test.ts'),
    vitest('apps/dashboard', 'src/app', 'src/features/anchorageReservations'),
    vitest(
      'apps/server',
      'src/modules/anchorageReservations',
      'src/db/rowSecurity',
      'src/db/schema',
      'src/modules/accounts/dataExport',
      'src/plugins/accessMatrix',
      'test/http/contract',
    ),
    vitest('apps/server', 'test/isolation/isolation.', '--testNamePattern', isolationTests),
  ],
];

async function acceptedNames(checkout, env) {
  const results = await Promise.all(
    invalid.flatMap(([generate, names]) =>
      names.map((name) =>
        generate(checkout, env, name).then(
          () => `${name} was accepted as a name.`,
          (error) => (error instanceof Failure ? undefined : error.stack),
        ),
      ),
    ),
  );
  return results.filter(Boolean);
}

function misspelledNames() {
  return spellings
    .map(([plural, text, singular]) => [text, namesOf(plural, singular)['a singular words']])
    .filter(([expected, actual]) => actual !== expected)
    .map(([expected, actual]) => `A name is spelled "${actual}" instead of "${expected}".`);
}

async function generate(checkout, env) {
  await addComponent(checkout, env, component);
  const reports = {
    module: await addModule(checkout, env, resource),
    feature: await addFeature(checkout, env, resource),
  };
  return Object.entries(reports)
    .filter(([kind, { edited }]) => edited.length > maxEdited[kind])
    .map(([kind, report]) => `A new ${kind} edits too many files.\n${reportOf(report)}`);
}

/** Runs commands in order and returns the output of each that failed. */
async function failedChecks(commands, options) {
  const outputs = [];
  for (const [command, args] of commands) {
    const { code, output } = await capture(command, args, options);
    if (code !== 0) outputs.push(output);
  }
  return outputs;
}

/** Generates a component, a module and a feature in a copy of the checkout, and checks the copy. */
export const scaffoldStep = {
  title: 'Generated component, module and feature',
  run({ env, cwd }) {
    return withTemporaryFolder('new', async (checkout) => {
      const filter = (path) => !skippedFolders.has(basename(path));
      cpSync(cwd, checkout, { recursive: true, filter });
      linkPackages(checkout);
      const wrong = [...misspelledNames(), ...(await acceptedNames(checkout, env))];
      wrong.push(...(await generate(checkout, env)));
      // Unchanged workspaces come from the cache of this checkout.
      const cached = { ...env, TURBO_CACHE_DIR: join(cwd, '.turbo', 'cache') };
      const options = { cwd: checkout, env: cached };
      const failed = await Promise.all(checks.map((commands) => failedChecks(commands, options)));
      wrong.push(...failed.flat());
      const names = invalid.flatMap(([, rejected]) => rejected).length + spellings.length;
      const total = names + Object.keys(maxEdited).length + checks.flat().length;
      return { passed: total - wrong.length, failed: wrong.length, output: wrong.join('\n') };
    });
  },
};
