import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '../../../..');

/** A document with its path relative to the checkout. */
export interface Document {
  path: string;
  /** Its code blocks. */
  blocks: { language: string; code: string }[];
  /** The code inside its sentences. */
  spans: string[];
}

/** The languages of blocks whose commands a reader runs. */
export const shellLanguages: readonly string[] = ['sh', 'bash'];

/** Reads a file of the checkout. */
export const readFile = (path: string): string => readFileSync(join(root, path), 'utf8');

const fence = /^( *)```(\w*)[^\n]*\n([\s\S]*?)^\1```$/gm;

function readDocument(path: string): Document {
  const text = readFile(path);
  const blocks = [...text.matchAll(fence)].map(([, , language = '', code = '']) => ({
    language,
    code,
  }));
  const spans = [...text.replaceAll(fence, '').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)];
  return { path, blocks, spans: spans.map(([, span = '']) => span) };
}

/** The documents for people who use, operate or change Pressdock. */
export const documents: readonly Document[] = globSync(
  ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/README.md'],
  { cwd: root },
)
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map(readDocument);
