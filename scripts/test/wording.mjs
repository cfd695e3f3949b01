import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { filesUnder, nameOf } from './sources.mjs';
import { allowed } from './wording/allowed.mjs';
import { wordingCases } from './wording/cases.mjs';
import { findings } from './wording/findings.mjs';

const text = /\.(?:tsx?|mjs|cjs|jsx?|css|mdx?|html|ya?ml|php)$/;
// Generated files repeat their sources, and the rules quote what they ban.
const exempt = /(?:^|\/)schema\.d\.ts$|\.gen\.ts$|^scripts\/test\/wording\//;

const isIn = (file, folder) => (folder.endsWith('/') ? file.startsWith(folder) : file === folder);

/** Returns the findings of every file that no row of the allow list covers, and the unused rows. */
function readAll() {
  const used = new Set();
  const found = filesUnder(root)
    .filter((path) => text.test(path) && !exempt.test(nameOf(path)))
    .flatMap((path) => {
      const file = nameOf(path);
      const rows = allowed.filter((row) => isIn(file, row.in));
      return findings(file, readFileSync(path, 'utf8'))
        .map((finding) => ({ file, ...finding }))
        .filter(({ term }) => {
          const row = rows.find(({ terms }) => terms.includes(term));
          if (row) used.add(`${row.in} ${term}`);
          return row === undefined;
        });
    });
  const unused = allowed.flatMap((row) =>
    row.terms
      .filter((term) => !used.has(`${row.in} ${term}`))
      .map((term) => `wording/allowed.mjs: "${term}" no longer occurs in ${row.in}.`),
  );
  return { found, unused };
}

/** Returns one line for each case in which the rules find something else than they must. */
function failedCases() {
  return wordingCases.flatMap(({ name, text: source, terms }) => {
    const actual = findings(name, source).map(({ term }) => term);
    return actual.join() === terms.join()
      ? []
      : [`wording/cases.mjs: found [${actual}] instead of [${terms}] in: ${source}`];
  });
}

const lineOf = ({ file, line, term, instead }) =>
  line === 0
    ? `${file}: the file name contains "${term}". Write instead: ${instead}`
    : `${file}:${line}: "${term}". Write instead: ${instead}`;

const workspaceOf = (file) =>
  file.match(/^(?:apps|packages)\/[^/]+/)?.[0] ?? file.match(/^[^/]+(?=\/)/)?.[0] ?? '(root)';

function countsOf(found) {
  const counts = new Map();
  for (const { file } of found) {
    counts.set(workspaceOf(file), (counts.get(workspaceOf(file)) ?? 0) + 1);
  }
  return [...counts, ['total', found.length]];
}

/** Fails on wording that the repository does not use: comments, names, screens and documents. */
export const wordingStep = {
  title: 'Wording',
  async run() {
    const { found, unused } = readAll();
    const wrong = [...found.map(lineOf), ...unused, ...failedCases()];
    return {
      passed: wrong.length === 0 ? wordingCases.length + 1 : 0,
      failed: wrong.length,
      output: wrong.join('\n'),
    };
  },
};

// As a command: prints each finding under a path, or the number of findings in each workspace.
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(() => {
    const [under] = process.argv.slice(2);
    const { found } = readAll();
    const folder = under && nameOf(join(root, under));
    const selected = folder
      ? found.filter(({ file }) => file === folder || file.startsWith(`${folder}/`))
      : [];
    for (const finding of selected) console.log(lineOf(finding));
    for (const [name, count] of countsOf(folder ? selected : found))
      console.log(`${String(count).padStart(6)}  ${name}`);
  });
}
