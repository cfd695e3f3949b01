import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';

const usage =
  'Usage: npm run visual -- [--base <git revision>] [--stories <part of an id>] [--themes light,dark,contrast,forced,print] [--widths 280,640,1200]';

/** Themes of our own, and what a browser makes of the light one for the system's colours and on paper. */
const media = { forced: { forcedColors: 'active' }, print: { media: 'print' } };
const known = ['light', 'dark', 'contrast', ...Object.keys(media)];

const listOf = (text) => text.split(',').map((word) => word.trim());

/** One way of looking at a story: its name, the toolbar's theme, what is emulated, and the room there is. */
function waysOf(themes, widths) {
  return themes.flatMap((name) =>
    widths.map((width) => ({
      name: width ? `${name} ${width}` : name,
      theme: media[name] ? 'light' : name,
      media: { forcedColors: null, media: null, ...media[name] },
      width,
    })),
  );
}

/**
 * What a person asked for on the command line.
 * @returns {{ base?: string, stories: string, ways: { name: string, theme: string,
 *   media: object, width?: number }[] }}
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
        widths: { type: 'string' },
      },
    });
    const { base, stories } = values;
    const themes = listOf(values.themes);
    const widths = values.widths ? listOf(values.widths).map(Number) : [undefined];
    const isKnown = themes.every((theme) => known.includes(theme));
    const isWide = widths.every((width) => width === undefined || width >= 200);
    if (isKnown && isWide && base !== '') return { base, stories, ways: waysOf(themes, widths) };
  } catch (error) {
    throw new Failure(`${error.message}\n${usage}`);
  }
  throw new Failure(usage);
}
