import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { addComponent } from '../new/component.mjs';
import { linkPackages } from '../visual/linkPackages.mjs';

const name = 'HarborMasterNoticeBoard';
const needed = ['package.json', '.gitignore', 'biome.json', 'tsconfig.base.json', 'packages/ui'];
const skipped = new Set(['node_modules', 'dist', '.turbo', '.cache']);
const invalidNames = ['button', 'Toggle-Button', 'Button', 'DIALOG', '../Escape'];

const checks = [
  ['biome', ['ci', '--colors=off', 'packages/ui/src']],
  ['tsc', ['--noEmit', '-p', 'packages/ui']],
  ['vitest', ['run', '--root', 'packages/ui', 'src/index.test.ts']],
];

async function acceptedNames(checkout, env) {
  const results = await Promise.all(
    invalidNames.map((wrong) =>
      addComponent(checkout, wrong, env).then(
        () => `${wrong} was accepted as a name.`,
        (error) => (error instanceof Failure ? undefined : error.stack),
      ),
    ),
  );
  return results.filter(Boolean);
}

/** Generates a component and runs the checks on it; invalid and existing names must be rejected. */
export const scaffoldStep = {
  title: 'Generated component',
  run({ env, cwd }) {
    return withTemporaryFolder('new', async (checkout) => {
      const filter = (path) => !skipped.has(basename(path));
      for (const path of needed) {
        cpSync(join(cwd, path), join(checkout, path), { recursive: true, filter });
      }
      linkPackages(checkout);
      const wrong = await acceptedNames(checkout, env);
      await addComponent(checkout, name, env);
      for (const [command, args] of checks) {
        const { code, output } = await capture(command, args, { cwd: checkout, env });
        if (code !== 0) wrong.push(output);
      }
      const total = invalidNames.length + checks.length;
      return { passed: total - wrong.length, failed: wrong.length, output: wrong.join('\n') };
    });
  },
};
