import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/root.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const generated = /(^|\/)(openapi\.json|schema\.d\.ts|[^/]+\.gen\.ts|[^/]+\.tokens\.json)$/;

function generatedFiles() {
  const files = [...filesUnder(join(root, 'packages')), ...filesUnder(join(root, 'apps'))];
  const matching = files.filter((path) => generated.test(nameOf(path)));
  return new Map(matching.map((path) => [nameOf(path), readFileSync(path, 'utf8')]));
}

/** Fails if the committed generated files differ from newly generated ones. */
export const driftStep = {
  title: 'Contract drift',
  async run({ env, cwd }) {
    const before = generatedFiles();
    const { code, output } = await capture('turbo', ['run', 'generate'], { env, cwd });
    if (code !== 0) return { passed: 0, failed: 1, output };
    const after = generatedFiles();
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    const lines = changed.map(
      ([name]) => `${name} was out of date. It has been generated; commit it.`,
    );
    return {
      passed: changed.length === 0 && after.size > 0 ? 1 : 0,
      failed: changed.length,
      output: lines.join('\n'),
    };
  },
};
