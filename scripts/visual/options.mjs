import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';

const usage =
  'Usage: npm run visual -- [--base <git revision>] [--stories <part of an id>] [--themes light,dark,contrast,forced,print] [--widths 280,640,1200]';

/** Variants of the light theme that the browser emulates. */
const media = { forced: { forcedColors: 'active' }, print: { media: 'print' } };
const known = ['light', 'dark', 'contrast', ...Object.keys(media)];

const listOf = (text) => text.split(',').map((word) => word.trim());

/** Returns the variants of a story: name, toolbar theme, emulated media and width. */
function variantsOf(themes, widths) {
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
 * Parses the command line.
 * @returns {{ base?: string, stories: string, variants: { name: string, theme: string,
 *   media: object, width?: number }[] }}
 * @throws {Failure} with the usage if the arguments are invalid
 */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
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
    if (isKnown && isWide && base !== '')
      return { base, stories, variants: variantsOf(themes, widths) };
  } catch (error) {
    throw new Failure(`${error.message}\n${usage}`);
  }
  throw new Failure(usage);
}
