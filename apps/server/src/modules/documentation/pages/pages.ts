import { setImmediate as nextTurn } from 'node:timers/promises';
import { escapeHtml } from '../../../text/escapeHtml.ts';
import { type Contract, listCalls } from '../contract/contract.types.ts';
import { createCallFinder } from '../contract/findCall.ts';
import { documentationMessages as words } from '../documentation.messages.ts';
import { type Reference, writeCallSection } from './callSection.rules.ts';
import {
  type Contents,
  type Page,
  pathOfGroup,
  ROOT,
  writeCallName,
  writePage,
} from './layout.rules.ts';
import { createMarkdown, type Markdown } from './markdown.rules.ts';

/** The guides in the order of the navigation; each is a file in `docs/guides`. */
export const GUIDES = [
  ...([
    'continuous-deployment',
    'releasing-from-ci',
    'selling',
    'license-checks',
    'analytics',
    'update-health',
    'feature-flags',
    'webhooks',
  ] as const),
] as const;

/** The guide that the first page contains. */
export const OVERVIEW = 'overview';

/** The URL of a server in the guides, which their pages replace with the server's own. */
export const EXAMPLE_URL = 'https://pressdock.example';

/** The sources of the pages: the contract, and the Markdown of the guides by name. */
export interface Sources {
  contract: Contract;
  guides: Readonly<Record<string, string>>;
  /** The URL of this server, without a trailing slash. */
  publicUrl: string;
}

/** Returns a guide as a page. Its first line is the title. */
function createGuidePage(name: string, sources: Sources, markdown: Markdown): Page {
  const text = (sources.guides[name] ?? '').replaceAll(EXAMPLE_URL, sources.publicUrl);
  const [, title = name, rest = ''] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  return { path: `${ROOT}/guides/${name}`, title, main: markdown.write(rest) };
}

function createGroupPage(tag: string, sources: Sources, reference: Reference): Page {
  const { contract } = sources;
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

/** Returns the lists of guides and groups of calls for the first page. */
function writeLists({ guides, reference }: Contents, { contract }: Sources): string {
  const describe = (path: string) =>
    contract.tags.find(({ name }) => pathOfGroup(name) === path)?.description ?? '';
  const list = (links: Contents['guides']) =>
    links
      .map(({ path, title }) => {
        const text = describe(path);
        return `<li><a href="${path}">${escapeHtml(title)}</a>${text && `<span>${escapeHtml(text)}</span>`}</li>`;
      })
      .join('');
  return `<h2 id="guides">${words.guides}</h2><ul class="cards">${list(guides)}</ul>
<h2 id="reference">${words.reference}</h2><ul class="cards">${list(reference)}</ul>`;
}

const missingPage: Page = {
  path: 'missing',
  title: words.missingTitle,
  main: `<p>${words.missing}</p><p><a href="${ROOT}">${words.toIndex}</a></p>`,
};

/** The path of the page for unknown paths. No request has it. */
export const MISSING = missingPage.path;

/** Returns the HTML of every page by its path. Other requests are served between the pages. */
export async function writePages(sources: Sources): Promise<Map<string, string>> {
  const { contract, publicUrl } = sources;
  const markdown = createMarkdown(createCallFinder(listCalls(contract)));
  const reference = { schemas: contract.components.schemas, markdown, publicUrl };
  const guides = GUIDES.map((name) => createGuidePage(name, sources, markdown));
  const groups: Page[] = [];
  for (const { name } of contract.tags) {
    await nextTurn();
    groups.push(createGroupPage(name, sources, reference));
  }
  const contents: Contents = { guides, reference: groups };
  const overview = createGuidePage(OVERVIEW, sources, markdown);
  const index = { ...overview, path: ROOT, main: overview.main + writeLists(contents, sources) };
  return new Map(
    [index, ...guides, ...groups, missingPage].map((page) => [
      page.path,
      writePage(page, contents),
    ]),
  );
}
