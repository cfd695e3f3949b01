import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { Call } from '../contract/contract.types.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import type { Heading } from './headings.rules.ts';

/** Returns a table in a box that scrolls on its own and that the keyboard reaches. */
export function writeTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((cells) => {
    const [first = '', ...rest] = cells;
    return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="table" role="group" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/** Returns the method and the path of a call. A long path wraps at its slashes. */
export function writeCallName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  const code = escapeHtml(path).replaceAll('/', '<wbr>/');
  return `<span class="method">${method}</span> <code>${code}</code>`;
}

/** Returns code in a box that scrolls on its own and that the keyboard reaches. */
export function writeCode(code: string, label: string): string {
  return `<div class="code"><pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${escapeHtml(code)}</code></pre></div>`;
}

/** Returns a heading with a link to itself. */
export function writeHeading({ id, depth, text }: Heading, html: string, elementId = id): string {
  const label = escapeHtml(words.anchorOf(text));
  const target = elementId === '' ? '' : ` id="${escapeHtml(elementId)}"`;
  return `<div class="heading"><h${depth}${target}>${html}</h${depth}><a class="anchor" href="#${escapeHtml(id)}" aria-label="${label}">#</a></div>\n`;
}
