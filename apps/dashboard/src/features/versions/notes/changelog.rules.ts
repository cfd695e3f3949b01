const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const LARGEST_CODE_POINT = 0x10ffff;

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
}

/**
 * Returns the text of sanitized HTML, one line per paragraph, heading or list item. Parses the text
 * itself, because the page may parse HTML only through its Trusted Types policy.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<(?:br|\/?(?:p|div|ul|ol|h[1-6]|blockquote|pre|table|tr))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

const MARKUP = /<\/?[a-z][^>]*>/i;
const LIST_ITEM = /^[-*]\s+/;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Returns the HTML of a typed changelog: HTML unchanged, plain lines as paragraphs and list items.
 */
export function textToHtml(text: string): string {
  const trimmed = text.trim();
  if (MARKUP.test(trimmed)) return trimmed;
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of trimmed.split('\n').map((raw) => raw.trim())) {
    if (LIST_ITEM.test(line)) {
      items.push(`<li>${escapeHtml(line.replace(LIST_ITEM, ''))}</li>`);
    } else if (line !== '') {
      endList();
      blocks.push(`<p>${escapeHtml(line)}</p>`);
    }
  }
  endList();
  return blocks.join('');
}

function withoutSpaces(html: string): string {
  return html.replace(/\s+/g, '');
}

/** Returns a saved text for editing: as plain lines if they lose nothing, otherwise as HTML. */
export function htmlForEditing(html: string): string {
  const text = htmlToText(html);
  return withoutSpaces(textToHtml(text)) === withoutSpaces(html) ? text : html;
}
