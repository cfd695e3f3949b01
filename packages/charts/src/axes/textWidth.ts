const narrow = /[iljtfrI.,:;|!'()[\]{} ]/;
const latin = /[\u0020-\u024f]/;
const wide = /[mwMW@%]/;

function widthOf(letter: string): number {
  if (narrow.test(letter)) return 0.42;
  if (wide.test(letter)) return 0.98;
  return latin.test(letter) ? 0.66 : 1.06;
}

const known = new Map<string, number>();

/** A cautious guess at a letter's width, so that nothing has to be measured before it is drawn. */
function letterWidth(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const width = widthOf(letter);
  if (known.size < 2000) known.set(letter, width);
  return width;
}

/** How wide a text is at most, in pixels, at a size of `em` pixels. */
export function textWidth(text: string, em: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * em;
}

/** The text, or as much of its beginning as fits, with an ellipsis. */
export function clipText(text: string, room: number, em: number): string {
  const letters = [...text.slice(0, 400)];
  const ellipsis = letterWidth('…') * em;
  let width = 0;
  let end = 0;
  let clippedEnd = 0;
  for (const letter of letters) {
    width += letterWidth(letter) * em;
    if (width > room)
      return clippedEnd === 0 ? '' : `${letters.slice(0, clippedEnd).join('').trimEnd()}…`;
    end += 1;
    if (width + ellipsis <= room) clippedEnd = end;
  }
  return text.length > 400 ? `${letters.join('')}…` : text;
}
