import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { allowed } from './rawAllowed.mjs';
import { rawCases } from './rawCases.mjs';
import { rawValues } from './rawValues.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const read = /\.(?:tsx?|css)$/;
// The token files themselves (including the charts' fallbacks), tests and stories.
const free =
  /^packages\/ui\/src\/tokens\/|^packages\/charts\/src\/theme\/defaults\.css$|\.(?:stories|test)\.tsx?$|\.d\.ts$|\/test\//;

/** Returns the row that allows a value in a file, if there is one. */
const rowFor = (name, { property, value }) =>
  allowed.find(
    (row) =>
      row.values.includes(value) &&
      (row.in ?? name) === name &&
      (row.property ?? property) === property,
  );

/** Lists the cases that the check does not judge as expected. */
function blindSpots() {
  return rawCases.flatMap(({ name, text, expected }) => {
    const count = rawValues(name, text).length;
    return count === expected
      ? []
      : [`The check found ${count} instead of ${expected} values in ${name}: ${text}`];
  });
}

/** Fails on colors, sizes, durations and z-indexes that do not come from a token. */
export const tokensOnlyStep = {
  title: 'Design tokens',
  async run() {
    const files = ['packages', 'apps']
      .flatMap((folder) => filesUnder(join(root, folder)))
      .filter((path) => read.test(path) && !free.test(nameOf(path)));
    const used = new Set();
    const found = [];
    for (const path of files) {
      const name = nameOf(path);
      for (const raw of rawValues(name, readFileSync(path, 'utf8'))) {
        const row = rowFor(name, raw);
        if (row) used.add(`${allowed.indexOf(row)} ${raw.value}`);
        else found.push(`${name}:${raw.line} contains ${raw.value}: ${raw.why}`);
      }
    }
    const stale = allowed.flatMap((row, index) =>
      row.values
        .filter((value) => !used.has(`${index} ${value}`))
        .map((value) => `rawAllowed.mjs: ${value} is no longer used (${row.why})`),
    );
    const wrong = [...found, ...stale, ...blindSpots()];
    return {
      passed: wrong.length === 0 && files.length > 0 ? rawCases.length + 1 : 0,
      failed: wrong.length,
      output: wrong.join('\n'),
    };
  },
};
