import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bootstrap/root.mjs';
import { functionsIn } from './functions.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const limits = { file: 300, function: 80, folder: 25 };
const source = /\.(?:tsx?|jsx?|mjs|cjs|css)$/;
const code = /\.(?:tsx?|jsx?|mjs|cjs)$/;
// A package lists its exports by name in one file, with no code to read.
const exportList = /^packages\/\w+\/src\/index\.ts$/;
const generated = /(?:^|\/)schema\.d\.ts$|\.gen\.ts$/;

function longFiles(sources) {
  return sources
    .map(({ name, text }) => ({ name, lines: text.trimEnd().split('\n').length }))
    .filter(({ name, lines }) => lines > limits.file && !exportList.test(name))
    .map(({ name, lines }) => `${name} has ${lines} lines; the limit is ${limits.file}.`);
}

function longFunctions(sources) {
  return sources
    .filter(({ name }) => code.test(name))
    .flatMap(({ name, text }) => functionsIn(name, text).map((found) => ({ name, ...found })))
    .filter(({ lines }) => lines > limits.function)
    .map(
      ({ name, line, lines }) =>
        `${name}:${line} is a function of ${lines} lines; the limit is ${limits.function}.`,
    );
}

function fullFolders(names) {
  const counts = new Map();
  for (const name of names) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > limits.folder)
    .map(([folder, count]) => `${folder} holds ${count} files; the limit is ${limits.folder}.`);
}

function read() {
  const paths = filesUnder(root);
  const sources = paths
    .filter((path) => source.test(path) && !generated.test(nameOf(path)))
    .map((path) => ({ name: nameOf(path), text: readFileSync(path, 'utf8') }));
  return { names: paths.map(nameOf), sources };
}

/** Fails on files, functions and folders that are too large to read at a glance. */
export const lengthStep = {
  title: 'Sizes of files, functions and folders',
  async run() {
    const { names, sources } = read();
    const wrong = [...longFiles(sources), ...longFunctions(sources), ...fullFolders(names)];
    return {
      passed: wrong.length === 0 && sources.length > 0 ? 3 : 0,
      failed: wrong.length,
      output: wrong.join('\n'),
    };
  },
};

// As a command: prints what the step finds.
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { output } = await lengthStep.run();
  console.log(output || 'Files, functions and folders are within their limits.');
}
