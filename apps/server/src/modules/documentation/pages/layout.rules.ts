import { escapeHtml } from '../../../text/escapeHtml.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import type { Heading } from './headings.rules.ts';
import {
  type Contents,
  findSection,
  type PageLink,
  writeContents,
  writeHeadingList,
  writePager,
} from './navigation.rules.ts';
import { ASSETS, OPEN_API, ROOT, SEARCH } from './paths.rules.ts';

/** A page: its title and the HTML of its main part. */
export interface Page extends PageLink {
  main: string;
  /** The headings of the page, for its table of contents. */
  headings?: readonly Heading[];
}

/** The most characters of a search. */
export const MAX_QUERY = 100;

function writeSearchForm(query: string): string {
  return `<form class="search" role="search" action="${SEARCH}">
<label class="hidden" for="q">${words.searchLabel}</label>
<input id="q" name="q" type="search" value="${escapeHtml(query)}" placeholder="${words.searchHint}" maxlength="${MAX_QUERY}" autocomplete="off" spellcheck="false">
<button>${words.search}</button>
</form>`;
}

function writeHead(title: string): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="${ASSETS.style}">
<script src="${ASSETS.script}" data-copy="${words.copy}" data-copied="${words.copied}" defer></script>
</head>`;
}

/** Returns the title of the section above the title of a page, except the first one. */
function writeEyebrow(page: PageLink, contents: Contents): string {
  const section = findSection(contents, page.path);
  if (section === undefined || section.pages[0]?.path === page.path) return '';
  return `<p class="eyebrow">${escapeHtml(section.title)}</p>\n`;
}

/**
 * Returns a whole page. The list of pages is in a menu on phones and in a column on wide screens; so
 * is the list of headings.
 */
export function writePage(page: Page, contents: Contents, query = ''): string {
  const { path, title, main, headings = [] } = page;
  const list = writeContents(contents, path);
  const isIndex = path === ROOT;
  const headingList = writeHeadingList(headings);
  const label = `aria-label="${words.onThisPage}"`;
  const menu = headingList
    ? `<details class="toc"><summary>${words.onThisPage}</summary><nav class="links" ${label}>${headingList}</nav></details>`
    : '';
  const aside = headingList
    ? `<nav class="aside links" ${label}><p>${words.onThisPage}</p>${headingList}</nav>`
    : '';
  return `<!doctype html>
<html lang="en">
${writeHead(isIndex ? `${words.product} · ${words.title}` : words.pageTitle(title))}
<body>
<a class="skip" href="#main">${words.skip}</a>
<header>
<a class="brand" href="${ROOT}"${isIndex ? ' aria-current="page"' : ''}>${words.product} <span>${words.title}</span></a>
${writeSearchForm(query)}
<a href="${OPEN_API}">${words.openApi}</a>
<a href="/dashboard">${words.dashboard}</a>
<details class="menu"><summary>${words.menu}</summary><nav class="links" aria-label="${words.navigation}">${list}</nav></details>
</header>
<div class="columns">
<nav class="side links" aria-label="${words.navigation}">${list}</nav>
<main id="main" tabindex="-1">
${writeEyebrow(page, contents)}<h1>${escapeHtml(title)}</h1>
${menu}${main}
${writePager(contents, path)}
</main>
${aside}
</div>
</body>
</html>
`;
}
