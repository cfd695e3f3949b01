import { MAX_HTML_BYTES, sanitizeHtmlWithLimits } from '../../../text/sanitizeHtml.ts';
import { truncate } from '../../../text/truncate.ts';

type Block = 'p' | 'ul' | 'ol' | 'pre';

/**
 * Renders a section of a readme.txt as sanitized HTML: headings, lists, code, emphasis, links and
 * paragraphs. Very long sections are cut at the end of a line; hostile ones become plain text.
 */
export function renderReadmeSection(text: string): string {
  for (const limit of [MAX_HTML_BYTES / 2, MAX_HTML_BYTES / 4, MAX_HTML_BYTES / 8]) {
    const result = sanitizeHtmlWithLimits(renderBlocks(shorten(text, limit).split('\n')));
    if (result.ok) return result.html;
  }
  return `<p>${escapeHtml(shorten(text, 4096))}</p>`;
}

/** Parses a heading line; undefined for other lines. `level` is the number of `=` or `#` signs. */
export function readHeading(line: string): { level: number; title: string } | undefined {
  const text = line.trim();
  if (text.length > 200) return undefined;
  const match = /^(={1,3}|#{1,6} )([^=#].*)$/.exec(text);
  const marks = match?.[1]?.trim() ?? '';
  const rest = match?.[2] ?? '';
  if (marks.startsWith('=') && !rest.endsWith('=')) return undefined;
  const title = rest.replace(/[=#]+$/, '').trim();
  return match && title !== '' ? { level: marks.length, title } : undefined;
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const lineEnd = text.lastIndexOf('\n', limit);
  return truncate(text, Math.max(lineEnd, limit / 2));
}

function renderBlocks(lines: readonly string[]): string {
  const html: string[] = [];
  let block: Block | undefined;
  let isFenced = false;
  const enter = (next: Block | undefined) => {
    if (block === next) return;
    if (block) html.push(`</${block}>`);
    if (next) html.push(`<${next}>`);
    block = next;
  };
  for (const line of lines) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isFenced = !isFenced;
      enter(isFenced ? 'pre' : undefined);
      continue;
    }
    const code = isFenced ? line : indentedCode(line, block);
    if (code !== undefined) {
      enter('pre');
      html.push(`${escapeHtml(code)}\n`);
      continue;
    }
    const heading = readHeading(line);
    const item = /^\s*(?:([*+-])|\d{1,4}[.)])\s+(.*)$/.exec(line);
    if (heading) {
      enter(undefined);
      html.push(`<h4>${renderInline(heading.title)}</h4>`);
    } else if (item) {
      enter(item[1] ? 'ul' : 'ol');
      html.push(`<li>${renderInline(item[2] ?? '')}</li>`);
    } else if (line.trim() === '') {
      enter(undefined);
    } else {
      if (block === 'p') html.push(' ');
      enter('p');
      html.push(renderInline(line.trim()));
    }
  }
  enter(undefined);
  return html.join('');
}

function indentedCode(line: string, block: Block | undefined): string | undefined {
  const isAfterText = block === 'ul' || block === 'ol' || block === 'p';
  const match = /^(?: {4}|\t)(.*\S.*)$/.exec(line);
  return match && !isAfterText ? match[1] : undefined;
}

function renderInline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      index % 2 === 1 ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : renderSpans(part),
    )
    .join('');
}

function renderSpans(text: string): string {
  return text
    .replace(
      /\[([^\]\n]{1,300})\]\(((?:https?:\/\/|mailto:)[^\s()"<>]{1,1000})\)/g,
      (_all, label: string, href: string) => `<a href="${escapeHtml(href)}">${label}</a>`,
    )
    .replace(/\*\*([^*\n]{1,1000})\*\*/g, '<strong>$1</strong>')
    .replace(/__([^_\n]{1,1000})__/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*\n]{0,1000})\*(?=[\s).,;:!?]|$)/g, '$1<em>$2</em>')
    .replace(/(^|[\s(])_([^_\s][^_\n]{0,1000})_(?=[\s).,;:!?]|$)/g, '$1<em>$2</em>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
