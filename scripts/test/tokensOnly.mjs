import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { rawValues } from './rawValues.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const styled = /\.css\.ts$|\.tsx$/;
const free =
  /\.(stories|test)\.tsx?$|^packages\/ui\/src\/(tokens|styles)\/|^packages\/ui\/src\/generate\//;

// The pages of the documentation are laid out by themselves; what they show comes from the tokens.
const isForbidden = (name) => (found) => !(found.isSize && name.startsWith('apps/docs/'));

// What the check must refuse, so that it can never pass by having become blind.
const wrong = [
  [
    'wrong.css.ts',
    "style({ color: '#fff', padding: '7px', margin: 12, zIndex: 9, fontWeight: 600 })",
    5,
  ],
  ['wrong.css.ts', 'style({ border: `3px solid oklch(0.5 0.1 20)` })', 1],
  ['wrong.tsx', "<p title='#fff 9px' style={{ color: 'red', inlineSize: -8 }} />", 2],
  [
    'right.css.ts',
    "style({ inset: 0, border: '1px solid currentColor', flex: 1, width: '50%' })",
    0,
  ],
];

/** Colours, sizes and stacking come from the tokens: only the files that define them write any. */
export const tokensOnlyStep = {
  title: 'Tokens only',
  async run() {
    const files = ['packages', 'apps']
      .flatMap((folder) => filesUnder(join(root, folder)))
      .filter((path) => styled.test(path) && !free.test(nameOf(path)));
    const found = files.flatMap((path) =>
      rawValues(nameOf(path), readFileSync(path, 'utf8'))
        .filter(isForbidden(nameOf(path)))
        .map(({ line, value, why }) => `${nameOf(path)}:${line} writes ${value}: ${why}`),
    );
    for (const [name, text, expected] of wrong) {
      const count = rawValues(name, text).length;
      if (count !== expected) found.push(`The check finds ${count} of ${expected} in: ${text}`);
    }
    return {
      passed: found.length === 0 && files.length > 0 ? 1 : 0,
      failed: found.length,
      output: found.join('\n'),
    };
  },
};
