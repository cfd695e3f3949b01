import { readFileSync } from 'node:fs';
import { root } from '../bootstrap/root.mjs';
import { filesUnder, nameOf } from './sources.mjs';

const ceiling = 300;
const written = /\.(ts|tsx|mjs|cjs|js|css)$/;
const generated = /(^|\/)schema\.d\.ts$|\.gen\.ts$/;

/** No source file is longer than 300 lines; generated ones are not counted. */
export const lengthStep = {
  title: 'File lengths',
  async run() {
    const files = filesUnder(root).filter(
      (path) => written.test(path) && !generated.test(nameOf(path)),
    );
    const tooLong = files
      .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > ceiling)
      .map(({ path, lines }) => `${nameOf(path)} has ${lines} lines; the ceiling is ${ceiling}.`);
    return {
      passed: tooLong.length === 0 && files.length > 0 ? 1 : 0,
      failed: tooLong.length,
      output: tooLong.join('\n'),
    };
  },
};
