const narrow = /[iljtfrI.,:;|!'()[\]{} ]/;
const latin = /[\u0020-\u024f]/;
const wide = /[mwMW@%]/;

function estimateWidth(character: string): number {
  if (narrow.test(character)) return 0.42;
  if (wide.test(character)) return 0.98;
  return latin.test(character) ? 0.66 : 1.06;
}

const known = new Map<string, number>();

/** Estimates the width of a character, rather too wide than too narrow, without measuring text. */
function characterWidth(character: string): number {
  const before = known.get(character);
  if (before !== undefined) return before;
  const width = estimateWidth(character);
  if (known.size < 2000) known.set(character, width);
  return width;
}

/** Returns the largest width that a text can have, in pixels, at a font size of `em` pixels. */
export function textWidth(text: string, em: number): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * em;
}

/** Returns the text, or as much of its beginning as fits, with an ellipsis. */
export function clipText(text: string, room: number, em: number): string {
  const characters = [...text.slice(0, 400)];
  const ellipsis = characterWidth('…') * em;
  let width = 0;
  let end = 0;
  let clippedEnd = 0;
  for (const character of characters) {
    width += characterWidth(character) * em;
    if (width > room)
      return clippedEnd === 0 ? '' : `${characters.slice(0, clippedEnd).join('').trimEnd()}…`;
    end += 1;
    if (width + ellipsis <= room) clippedEnd = end;
  }
  return text.length > 400 ? `${characters.join('')}…` : text;
}
