import { escapeHtml } from '../../../text/escapeHtml.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import type { Heading } from './headings.rules.ts';

/** A page as the navigation lists it. */
export interface PageLink {
  path: string;
  title: string;
}

/** The pages about one subject. A single page is listed without the title of the section. */
export interface Section {
  title: string;
  pages: readonly PageLink[];
}

/** All sections of the documentation, for its navigation. */
export type Contents = readonly Section[];

/** Returns a link, marked if it leads to the current page. */
function writeLink({ path, title }: PageLink, current: string): string {
  const mark = path === current ? ' aria-current="page"' : '';
  return `<a href="${escapeHtml(path)}"${mark}>${escapeHtml(title)}</a>`;
}

function writeSection({ title, pages }: Section, current: string): string {
  const [only, ...others] = pages;
  if (only && others.length === 0) return writeLink(only, current);
  const links = pages.map((page) => `<li>${writeLink(page, current)}</li>`).join('');
  const open = pages.some(({ path }) => path === current) ? ' open' : '';
  return `<details${open}><summary>${escapeHtml(title)}</summary><ul>${links}</ul></details>`;
}

/** Returns the list of all pages, with the section of the current page open. */
export function writeContents(contents: Contents, current: string): string {
  return contents.map((section) => writeSection(section, current)).join('\n');
}

/** Returns the title of the section that contains a page; undefined for pages outside of all. */
export function findSection(contents: Contents, path: string): Section | undefined {
  return contents.find(({ pages }) => pages.some((page) => page.path === path));
}

/** Returns links to the pages before and after the current one. */
export function writePager(contents: Contents, current: string): string {
  const pages = contents.flatMap((section) => section.pages);
  const index = pages.findIndex(({ path }) => path === current);
  if (index < 0) return '';
  const write = (page: PageLink | undefined, rel: 'prev' | 'next', label: string) =>
    page
      ? `<a rel="${rel}" href="${escapeHtml(page.path)}"><span>${label}</span> ${escapeHtml(page.title)}</a>`
      : '';
  const previous = write(pages[index - 1], 'prev', words.previous);
  const next = write(pages[index + 1], 'next', words.next);
  return `<nav class="pager" aria-label="${words.pager}">${previous}${next}</nav>`;
}

/** A page with fewer headings needs no table of contents. */
const FEWEST_HEADINGS = 3;

/** Returns the list of a page's headings; empty if it has few. */
export function writeHeadingList(headings: readonly Heading[]): string {
  if (headings.length < FEWEST_HEADINGS) return '';
  const items = headings.map(
    ({ id, depth, text }) =>
      `<li class="depth-${depth}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
