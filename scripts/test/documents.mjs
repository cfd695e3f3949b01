import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../bootstrap/root.mjs';
import { anchorsOf } from './documents/anchors.mjs';
import { filesUnder, nameOf, skippedFolders } from './sources.mjs';

const decisions = 'docs/decisions';
const topFolders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !skippedFolders.has(entry.name))
  .map(({ name }) => name);

const matchesOf = (text, pattern) => [...text.matchAll(pattern)].map(([, match]) => match);

/** Returns the text without code blocks, whose links and paths are examples. */
const proseOf = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

function brokenLinks({ name, prose }) {
  return matchesOf(prose, /\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(?:[a-z]+:|[#?/])/.test(link))
    .filter((link) => !existsSync(join(root, dirname(name), link.replace(/#.*/, ''))))
    .map((link) => `${name} links to ${link}, which does not exist.`);
}

/** Links to a heading, in the same document or in another one. */
function brokenAnchors({ name, prose }, documents) {
  return [...prose.matchAll(/\]\(([^)\s:#?]*)#([^)\s]+)\)/g)].flatMap(([, path, anchor]) => {
    const target = path === '' ? name : posix.join(posix.dirname(name), path);
    const document = documents.find((candidate) => candidate.name === target);
    if (document === undefined || anchorsOf(document.prose).has(anchor)) return [];
    return [`${name} links to the heading #${anchor} of ${target}, which does not exist.`];
  });
}

function missingPaths({ name, prose }) {
  return matchesOf(prose, /`([\w.@-]+\/[\w.@/-]*)`/g)
    .filter((path) => topFolders.includes(path.split('/')[0]))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${name} mentions ${path}, which does not exist.`);
}

function unknownPages({ name, prose }, pages) {
  return matchesOf(prose, /\?path=\/docs\/([\w-]+)/g)
    .filter((id) => !pages.has(id))
    .map((id) => `${name} links to the page ${id}, which Storybook does not have.`);
}

function unlinkedDecisions({ name, prose }) {
  return matchesOf(prose, /\b(?:decision|record) (\d{4})\b/g).map(
    (number) => `${name} mentions decision ${number} without linking to it.`,
  );
}

function storybookPages(names) {
  const titles = names
    .filter((name) => /\.(?:stories\.tsx|mdx)$/.test(name))
    .flatMap((name) =>
      matchesOf(
        readFileSync(join(root, name), 'utf8'),
        /(?:<Meta |^ {2}|\{ )title[=:] ?['"](.+?)['"]/gm,
      ),
    );
  return new Set(titles.map((title) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`));
}

function indexLine({ name, text }) {
  const path = name.slice(decisions.length + 1);
  const [, title] = text.match(/^# (.+)$/m) ?? [];
  return `- ${path.match(/\d{4}/)}: [${title}](${path})`;
}

function indexErrors(documents) {
  const index = documents.find(({ name }) => name === `${decisions}/README.md`);
  const listed = index?.text.split('\n').filter((line) => line.startsWith('- ')) ?? [];
  const expected = documents
    .filter((document) => document.name.startsWith(`${decisions}/`) && document !== index)
    .map(indexLine);
  return [
    ...expected
      .filter((line) => !listed.includes(line))
      .map((line) => `${decisions}/README.md does not contain: ${line}`),
    ...listed
      .filter((line) => !expected.includes(line))
      .map((line) => `${decisions}/README.md contains a line for no record: ${line}`),
  ];
}

function errors() {
  const names = filesUnder(root).map(nameOf);
  const documents = names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
    .map((document) => ({ ...document, prose: proseOf(document.text) }));
  const pages = storybookPages(names);
  const wrong = documents.flatMap((document) => [
    ...brokenLinks(document),
    ...brokenAnchors(document, documents),
    ...missingPaths(document),
    ...unknownPages(document, pages),
    ...unlinkedDecisions(document),
  ]);
  return [...wrong, ...indexErrors(documents)];
}

/** Fails on links, paths and pages in documents that do not exist, and an outdated index of decisions. */
export const documentStep = {
  title: 'Links and paths in documents',
  async run() {
    const wrong = errors();
    return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length, output: wrong.join('\n') };
  },
};

// As a command: prints what the step finds.
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(errors().join('\n') || 'Every link and path in the documents exists.');
}
