import { Marked, type RendererObject } from 'marked';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { FindCall } from '../contract/findCall.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { writeCode, writeHeading, writeTable } from './elements.rules.ts';
import { createIds, type Heading } from './headings.rules.ts';
import { pathOfCall, type resolveLink } from './paths.rules.ts';

/** Converts the Markdown of one document, or of the contract, to HTML. */
export interface Markdown {
  /** The headings that were written so far. */
  headings: readonly Heading[];
  /** Returns a text with headings, lists, tables and code. */
  write(text: string): string;
  /** Returns a sentence, without an element around it. */
  writeLine(text: string): string;
}

type Resolve = (href: string) => ReturnType<typeof resolveLink>;

/** Returns the text of a link to a file without a page, with the path of the file. */
function writeFileName(html: string, file: string): string {
  const path = `<code>${escapeHtml(file)}</code>`;
  return file.endsWith(html.replaceAll(/<\/?code>/g, '')) ? path : `${html} (${path})`;
}

function createRenderer(findCall: FindCall, resolve: Resolve, headings: Heading[]): RendererObject {
  const idOf = createIds();
  return {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      const heading = { id: idOf(text), depth, text };
      headings.push(heading);
      return writeHeading(heading, this.parser.parseInline(tokens));
    },
    code: ({ text, lang = '' }) => writeCode(text, words.languages[lang] ?? words.code),
    codespan({ text }) {
      const call = findCall(text);
      const code = `<code>${escapeHtml(text)}</code>`;
      return call ? `<a href="${pathOfCall(call)}">${code}</a>` : code;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const target = resolve(href);
      if ('file' in target) return writeFileName(text, target.file);
      return `<a href="${escapeHtml(target.href)}">${text}</a>`;
    },
    table({ header, rows }) {
      const write = (cells: typeof header) =>
        cells.map(({ tokens }) => this.parser.parseInline(tokens));
      return writeTable(words.tableOf(headings.at(-1)?.text), write(header), rows.map(write));
    },
  };
}

/** Creates the converter. Code such as `GET /api/v1/plugins` becomes a link to that call. */
export function createMarkdown(
  findCall: FindCall,
  resolve: Resolve = (href) => ({ href }),
): Markdown {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: createRenderer(findCall, resolve, headings) });
  return {
    headings,
    write: (text) => marked.parse(text, { async: false }),
    writeLine: (text) => marked.parseInline(text, { async: false }),
  };
}
