import { Marked, type RendererObject } from 'marked';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { FindCall } from '../contract/findCall.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { pathOfCall, ROOT, slugOf, writeCode, writeTable } from './layout.rules.ts';

/** Converts the Markdown of guides and of the contract to HTML. */
export interface Markdown {
  /** Returns a text with headings, lists, tables and code. */
  write(text: string): string;
  /** Returns a sentence, without an element around it. */
  writeLine(text: string): string;
}

/** Returns the path of a page for a link between guides; other links stay unchanged. */
export function resolveGuideLink(href: string): string {
  const [, guide, hash = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (guide === undefined) return href;
  return guide === 'overview' ? `${ROOT}${hash}` : `${ROOT}/guides/${guide}${hash}`;
}

function createRenderer(findCall: FindCall): RendererObject {
  return {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    code: ({ text, lang = '' }) => writeCode(text, words.languages[lang] ?? words.code),
    codespan({ text }) {
      const call = findCall(text);
      const code = `<code>${escapeHtml(text)}</code>`;
      return call ? `<a href="${pathOfCall(call)}">${code}</a>` : code;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return `<a href="${escapeHtml(resolveGuideLink(href))}">${text}</a>`;
    },
    table({ header, rows }) {
      const write = (cells: typeof header) =>
        cells.map(({ tokens }) => this.parser.parseInline(tokens));
      return writeTable(words.table, write(header), rows.map(write));
    },
  };
}

/** Creates the converter. Code such as `GET /api/v1/plugins` becomes a link to that call. */
export function createMarkdown(findCall: FindCall): Markdown {
  const marked = new Marked({ renderer: createRenderer(findCall) });
  return {
    write: (text) => marked.parse(text, { async: false }),
    writeLine: (text) => marked.parseInline(text, { async: false }),
  };
}
