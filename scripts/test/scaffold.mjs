import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { addComponent } from '../new/component.mjs';
import { lendPackages } from '../visual/lendPackages.mjs';

const name = 'HarbourMasterNoticeBoard';
const needed = ['package.json', '.gitignore', 'biome.json', 'tsconfig.base.json', 'packages/ui'];
const leftOut = new Set(['node_modules', 'dist', '.turbo', '.cache']);
const wrongNames = ['button', 'Toggle-Button', 'Button', 'DIALOG', '../Escape'];

const checks = [
  ['biome', ['ci', '--colors=off', 'packages/ui/src']],
  ['tsc', ['--noEmit', '-p', 'packages/ui']],
  ['vitest', ['run', '--root', 'packages/ui', 'src/index.test.ts']],
];

async function refusals(checkout, env) {
  const refused = await Promise.all(
    wrongNames.map((wrong) =>
      addComponent(checkout, wrong, env).then(
        () => `${wrong} was taken for a name.`,
        (error) => (error instanceof Failure ? undefined : error.stack),
      ),
    ),
  );
  return refused.filter(Boolean);
}

/** A new component passes the checks as it was made, and a bad or taken name makes none. */
export const scaffoldStep = {
  title: 'A new component',
  run({ env, cwd }) {
    return withTemporaryFolder('new', async (checkout) => {
      const filter = (path) => !leftOut.has(basename(path));
      for (const path of needed) {
        cpSync(join(cwd, path), join(checkout, path), { recursive: true, filter });
      }
      lendPackages(checkout);
      const wrong = await refusals(checkout, env);
      await addComponent(checkout, name, env);
      for (const [command, args] of checks) {
        const { code, output } = await capture(command, args, { cwd: checkout, env });
        if (code !== 0) wrong.push(output);
      }
      const total = wrongNames.length + checks.length;
      return { passed: total - wrong.length, failed: wrong.length, output: wrong.join('\n') };
    });
  },
};
