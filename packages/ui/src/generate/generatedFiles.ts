import { contrast } from '../tokens/contrast.ts';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import { designTokens } from './designTokens.ts';

const figures = /\[\n\s+([-\d.,\s]+?)\n\s+\]/g;

/** Formats JSON as the formatter does: arrays of numbers on one line. */
const json = (value: object) =>
  `${JSON.stringify(value, undefined, 2).replace(figures, (_all, items: string) => `[${items.replace(/\s*\n\s+/g, ' ')}]`)}\n`;

/** Returns the generated files by their path in the package. */
export const generatedFiles = Object.fromEntries(
  Object.entries({ light, dark, contrast }).map(([name, theme]) => [
    `generated/${name}.tokens.json`,
    json(designTokens(theme)),
  ]),
);
