import { readFile, writeFile } from 'node:fs/promises';
import { writeThemeStyle } from './themeStyle.ts';

const pages = new URL('../pages/', import.meta.url);
const tokens = new URL('../../../../../../packages/ui/generated/', import.meta.url);
const readTheme = async (name: string) =>
  JSON.parse(await readFile(new URL(`${name}.tokens.json`, tokens), 'utf8'));

const [light, dark, contrast] = await Promise.all(['light', 'dark', 'contrast'].map(readTheme));
const styles = ['lists.css', 'layout.css', 'navigation.css', 'content.css'].map((name) =>
  readFile(new URL(name, pages), 'utf8'),
);
const style = (await Promise.all(styles)).join('');
const text = writeThemeStyle({ light, dark, contrast }, style);
await writeFile(
  new URL('theme.gen.ts', pages),
  `/** The design tokens of the kit that the pages use. Run \`npm run generate\` to update it. */\nexport const themeStyle = ${JSON.stringify(text)};\n`,
);
console.log('Wrote the theme of the documentation.');
