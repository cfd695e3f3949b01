import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { addComponent } from '../new/component.mjs';
import { addFeature } from '../new/feature.mjs';
import { addModule } from '../new/module.mjs';
import { linkPackages } from '../visual/linkPackages.mjs';
import { skippedFolders } from './sources.mjs';

const invalid = [
  [addComponent, ['button', 'Toggle-Button', 'Button', 'DIALOG', '../Escape']],
  [addModule, ['berths', 'Berth', 'Customers', 'Licenses', '../Escapes']],
  [addFeature, ['berths', 'Berth', 'Customers', 'Mistakes', '../Escapes']],
];
const component = 'HarborMasterNoticeBoard';
const resource = 'BerthReservations';
const editedByModule = 4;

const vitest = (workspace, ...tests) => ['vitest', ['run', '--root', workspace, ...tests]];
// The isolation tests cover every call; of these, only the generated calls are new.
const isolationTests = 'BerthReservation|data is unchanged';

/** The checks of the copy; the lists run side by side, because most tools use a single core. */
const checks = [
  [['node', ['scripts/test.mjs', 'verify']]],
  [
    vitest('packages/api'),
    vitest('packages/ui', 'src/index.test.ts'),
    vitest('apps/dashboard', 'src/app', 'src/features/berthReservations'),
    vitest(
      'apps/server',
      'src/modules/berthReservations',
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
        generate(checkout, name, env).then(
          () => `${name} was accepted as a name.`,
          (error) => (error instanceof Failure ? undefined : error.stack),
        ),
      ),
    ),
  );
  return results.filter(Boolean);
}

async function generate(checkout, env) {
  await addComponent(checkout, component, env);
  const { edited } = await addModule(checkout, resource, env);
  await addFeature(checkout, resource, env);
  if (edited.length <= editedByModule) return [];
  return [`A new module edits ${edited.length} files: ${edited.join(', ')}.`];
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
      const wrong = await acceptedNames(checkout, env);
      wrong.push(...(await generate(checkout, env)));
      // Unchanged workspaces come from the cache of this checkout.
      const cached = { ...env, TURBO_CACHE_DIR: join(cwd, '.turbo', 'cache') };
      const options = { cwd: checkout, env: cached };
      const failed = await Promise.all(checks.map((commands) => failedChecks(commands, options)));
      wrong.push(...failed.flat());
      const total = invalid.flatMap(([, names]) => names).length + 1 + checks.flat().length;
      return { passed: total - wrong.length, failed: wrong.length, output: wrong.join('\n') };
    });
  },
};
