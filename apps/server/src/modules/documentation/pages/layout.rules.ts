import { escapeHtml } from '../../../text/escapeHtml.ts';
import type { Call } from '../contract/contract.types.ts';
import { documentationMessages as words } from '../documentation.messages.ts';

/** The path of the documentation; every page is below it. */
export const ROOT = '/docs';

/** The style sheet and the script of all pages. */
export const ASSETS = { style: `${ROOT}/documentation.css`, script: `${ROOT}/copy.js` } as const;

/** The path of the contract. */
export const OPEN_API = '/openapi.json';

/** A page as the navigation lists it. */
export interface PageLink {
  path: string;
  title: string;
}

/** The pages of the documentation, for its navigation. */
export interface Contents {
  guides: readonly PageLink[];
  reference: readonly PageLink[];
}

/** A page: its title and the HTML of its main part. */
export interface Page extends PageLink {
  main: string;
}

/** Returns the id of a heading, or the last part of a page's path. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the path of a group of calls. */
export function pathOfGroup(tag: string): string {
  return `${ROOT}/reference/${slugOf(tag)}`;
}

/** Returns the path of a call's section in the reference. */
export function pathOfCall({ operation }: Pick<Call, 'operation'>): string {
  return `${pathOfGroup(operation.tags[0] ?? '')}#${operation.operationId}`;
}

/** Returns a link, marked if it leads to the current page. */
function writeLink({ path, title }: PageLink, current: string): string {
  const mark = path === current ? ' aria-current="page"' : '';
  return `<li><a href="${escapeHtml(path)}"${mark}>${escapeHtml(title)}</a></li>`;
}

function writeContents({ guides, reference }: Contents, current: string): string {
  const group = (title: string, links: readonly PageLink[]) =>
    `<p>${title}</p><ul>${links.map((link) => writeLink(link, current)).join('')}</ul>`;
  return `${group(words.guides, guides)}${group(words.reference, reference)}`;
}

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

/** Returns a whole page. The list of pages is in a menu on phones and in a column on wide screens. */
export function writePage({ path, title, main }: Page, contents: Contents): string {
  const list = writeContents(contents, path);
  const isIndex = path === ROOT;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(isIndex ? `${words.product} · ${words.title}` : words.pageTitle(title))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${ASSETS.style}">
<script src="${ASSETS.script}" data-copy="${words.copy}" data-copied="${words.copied}" defer></script>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>
<a class="brand" href="${ROOT}"${isIndex ? ' aria-current="page"' : ''}>${words.product} <span>${words.title}</span></a>
<a href="${OPEN_API}">${words.openApi}</a>
<a href="/dashboard">${words.dashboard}</a>
<details class="menu"><summary>${words.menu}</summary><nav aria-label="${words.navigation}">${list}</nav></details>
</header>
<div class="columns">
<nav class="side" aria-label="${words.navigation}">${list}</nav>
<main id="main" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</div>
</body>
</html>
`;
}
