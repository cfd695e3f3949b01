import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { root } from '../bootstrap/root.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const generated = /(^|\/)(openapi\.json|schema\.d\.ts|[^/]+\.gen\.ts|[^/]+\.tokens\.json)$/;

function generatedFiles() {
  const files = [...filesUnder(join(root, 'packages')), ...filesUnder(join(root, 'apps'))];
  const kept = files.filter((path) => generated.test(nameOf(path)));
  return new Map(kept.map((path) => [nameOf(path), readFileSync(path, 'utf8')]));
}

/** Generating anew changes nothing: what is derived from contract and tokens is committed as it is. */
export const driftStep = {
  title: 'Contract drift',
  async run({ env, cwd }) {
    const before = generatedFiles();
    const { code, output } = await capture('turbo', ['run', 'generate'], { env, cwd });
    if (code !== 0) return { passed: 0, failed: 1, output };
    const after = generatedFiles();
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    const words = changed.map(([name]) => `${name} was out of date: commit it as it is now.`);
    return {
      passed: changed.length === 0 && after.size > 0 ? 1 : 0,
      failed: changed.length,
      output: words.join('\n'),
    };
  },
};
