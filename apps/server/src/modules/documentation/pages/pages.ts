import { setImmediate as nextTurn } from 'node:timers/promises';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import { type Contract, listCalls } from '../contract/contract.types.ts';
import { createCallFinder, type FindCall } from '../contract/findCall.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { type Reference, writeCallSection } from './callSection.rules.ts';
import { writeCallName, writeHeading } from './elements.rules.ts';
import type { Page } from './layout.rules.ts';
import { createMarkdown } from './markdown.rules.ts';
import type { Contents } from './navigation.rules.ts';
import { orderDocuments } from './order.rules.ts';
import {
  MISSING,
  OVERVIEW,
  pathOfDocument,
  pathOfGroup,
  ROOT,
  resolveLink,
} from './paths.rules.ts';

/** The URL of a server in the documents, which their pages replace with the server's own. */
export const EXAMPLE_URL = 'https://pressdock.example';

/** The first pages of the sections with Markdown. The others of a folder follow in their order. */
export const INDEXES = {
  guides: OVERVIEW,
  operating: 'docs/operating/README.md',
  security: 'docs/security-model.md',
} as const;

/** The sources of the pages: the contract, and the Markdown of the documents by path. */
export interface PageSources {
  contract: Contract;
  documents: ReadonlyMap<string, string>;
  /** The URL of this server, without a trailing slash. */
  publicUrl: string;
}

/** All pages, and the sections that contain them. */
export interface Site {
  pages: readonly Page[];
  contents: Contents;
}

/** Returns a document as a page. Its first line is the title. */
function createDocumentPage(document: string, sources: PageSources, findCall: FindCall): Page {
  const { documents, publicUrl } = sources;
  const text = (documents.get(document) ?? '').replaceAll(EXAMPLE_URL, publicUrl);
  const [, title = document, rest = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  const resolve = (href: string) => resolveLink(href, document, (path) => documents.has(path));
  const { write, headings } = createMarkdown(findCall, resolve);
  return { path: pathOfDocument(document), title, main: write(rest), headings };
}

function createGroupPage(tag: string, { contract }: PageSources, reference: Reference): Page {
  const description = contract.tags.find(({ name }) => name === tag)?.description ?? '';
  const calls = listCalls(contract).filter(({ operation }) => operation.tags[0] === tag);
  const list = calls.map(
    (call) =>
      `<li><a href="#${call.operation.operationId}">${reference.markdown.writeLine(call.operation.summary)}</a> <span class="call">${writeCallName(call)}</span></li>`,
  );
  const sections = calls.map((call) => writeCallSection(call, reference));
  return {
    path: pathOfGroup(tag),
    title: tag,
    main: `${reference.markdown.write(description)}<nav class="calls" aria-label="${words.callsOf}"><ul>${list.join('')}</ul></nav>\n${sections.join('\n')}`,
  };
}

/** Adds the list of the reference's pages to the first page. */
function addReference(overview: Page, { contract }: PageSources): Page {
  const heading = { id: 'api-reference', depth: 2, text: words.reference };
  const cards = contract.tags.map(
    ({ name, description = '' }) =>
      `<li><a href="${pathOfGroup(name)}">${escapeHtml(name)}</a>${description && `<span>${escapeHtml(description)}</span>`}</li>`,
  );
  return {
    ...overview,
    main: `${overview.main}${writeHeading(heading, words.reference)}<ul class="cards">${cards.join('')}</ul>`,
    headings: [...(overview.headings ?? []), heading],
  };
}

const missingPage: Page = {
  path: MISSING,
  title: words.missingTitle,
  main: `<p>${words.missing}</p><p><a href="${ROOT}">${words.toIndex}</a></p>`,
};

/** Writes every page. Other requests are served between them. */
export async function createSite(sources: PageSources): Promise<Site> {
  const { contract, documents, publicUrl } = sources;
  const findCall = createCallFinder(listCalls(contract));
  const reference = {
    schemas: contract.components.schemas,
    markdown: createMarkdown(findCall),
    publicUrl,
  };
  const createPages = (paths: readonly string[]) =>
    paths.map((path) => createDocumentPage(path, sources, findCall));
  const [overview, ...guides] = createPages(orderDocuments(INDEXES.guides, documents));
  const operating = createPages(orderDocuments(INDEXES.operating, documents));
  const security = createPages([INDEXES.security]);
  const groups: Page[] = [];
  for (const { name } of contract.tags) {
    await nextTurn();
    groups.push(createGroupPage(name, sources, reference));
  }
  const using = [...(overview ? [addReference(overview, sources)] : []), ...guides];
  return {
    pages: [...using, ...operating, ...security, ...groups, missingPage],
    contents: [
      { title: words.using, pages: using },
      { title: words.operating, pages: operating },
      { title: words.security, pages: security },
      { title: words.reference, pages: groups },
    ],
  };
}
