import { contrast } from '../tokens/contrast.ts';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import { designTokens } from './designTokens.ts';

const figures = /\[\n\s+([-\d.,\s]+?)\n\s+\]/g;

/** JSON as the formatter leaves it: lists of figures on one line. */
const json = (value: object) =>
  `${JSON.stringify(value, undefined, 2).replace(figures, (_all, items: string) => `[${items.replace(/\s*\n\s+/g, ' ')}]`)}\n`;

/** What is derived from the tokens, by its path in the package. */
export const generatedFiles = Object.fromEntries(
  Object.entries({ light, dark, contrast }).map(([name, theme]) => [
    `generated/${name}.tokens.json`,
    json(designTokens(theme)),
  ]),
);
