import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';

const usage =
  'Usage: npm run visual -- --base <git revision> [--stories <part of an id>] [--themes light,dark,contrast]';

/**
 * What a person asked for on the command line.
 * @returns {{ base: string, stories: string, themes: string[] }}
 * @throws {Failure} with the usage when it cannot be understood.
 */
export function readOptions(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        base: { type: 'string' },
        stories: { type: 'string', default: '' },
        themes: { type: 'string', default: 'light' },
      },
    });
    const themes = values.themes.split(',').map((theme) => theme.trim());
    const isKnown = themes.every((theme) => ['light', 'dark', 'contrast'].includes(theme));
    if (values.base && isKnown) return { ...values, themes };
  } catch (error) {
    throw new Failure(`${error.message}\n${usage}`);
  }
  throw new Failure(usage);
}
