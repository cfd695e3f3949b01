import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { home, readCompilerOptions } from '../test/compilerOptions.ts';

const root = resolve(home, '../..');
const pages = [
  'packages/ui/src/*/*.mdx',
  'apps/docs/src/*/*.mdx',
  'packages/ui/README.md',
  'README.md',
];

interface Example {
  /** The page's title for the example, such as a file name. */
  label: string;
  code: string;
}

function inPage(page: string, text: string): Example[] {
  const blocks = text.matchAll(
    /<Code\b([^>]*?)(?:\/>|>\s*(?:\{`((?:[^`\\]|\\[\s\S])*)`\}\s*<\/Code>)?)/g,
  );
  return [...blocks].flatMap(([block, props = '', code]) => {
    // A whole file: the compiler reads it where it is.
    if (/\bcode=\{\w+\}/.test(props)) return [];
    if (code === undefined) throw new Error(`${page}: ${block} is not one template string`);
    const label = /label="([^"]*)"/.exec(props)?.[1] ?? '';
    return [{ label, code: code.replace(/\\([`$\\])/g, '$1') }];
  });
}

const inReadme = (text: string): Example[] =>
  [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({ label: '', code }));

/** Returns the code examples of the pages as files, in one folder per page. */
function readExamples(): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of pages.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const text = readFileSync(resolve(root, page), 'utf8');
    const examples = page.endsWith('.mdx') ? inPage(page, text) : inReadme(text);
    for (const [index, { label, code }] of examples.entries()) {
      if (label === 'Terminal') continue;
      const name = /\.tsx?$/.test(label) ? basename(label) : `example${index + 1}.tsx`;
      const file = resolve(root, `${page}.examples`, name);
      if (found.has(file)) throw new Error(`${page} has two examples called ${name}`);
      found.set(file, code);
    }
  }
  return found;
}

const examples = readExamples();
const folders = new Set([...examples.keys()].map((file) => dirname(file)));

function compile(): ts.Program {
  const options = readCompilerOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.directoryExists = (folder) => folders.has(folder) || Boolean(directoryExists?.(folder));
  host.fileExists = (file) => examples.has(file) || fileExists(file);
  host.readFile = (file) => examples.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, version);
  };
  return ts.createProgram([...examples.keys(), resolve(home, 'src/index.ts')], options, host);
}

const program = compile();

const kitNames = new Set(
  [program.getSourceFile(resolve(home, 'src/index.ts'))].flatMap((index) => {
    const checker = program.getTypeChecker();
    const exported = index && checker.getSymbolAtLocation(index);
    return exported ? checker.getExportsOfModule(exported).map(({ name }) => name) : [];
  }),
);

// Libraries that readers have in their apps and that are not installed here.
const readerModules = ["'react-router'"];

/** Returns whether a name belongs to the reader's app, such as `saveShip`, which an example does not define. */
function isDefinedByReader({ code, messageText }: ts.Diagnostic): boolean {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (code === 2307) return readerModules.some((module) => text.includes(module));
  const [, name = ''] = text.match(/'(\w+)'/) ?? [];
  return [2304, 2552, 18004].includes(code) && /^[a-z]/.test(name) && !kitNames.has(name);
}

function findErrors(file: string): string[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter((diagnostic) => !isDefinedByReader(diagnostic))
    .map(({ start = 0, messageText }) => {
      const line = source?.text.slice(start).split('\n', 1)[0];
      return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}

const named = [...examples.keys()].map((file) => [relative(root, file), file]);

test.each(named)(
  '%s compiles',
  (_name, file = '') => {
    expect(findErrors(file)).toEqual([]);
  },
  30_000,
);

test.each(['packages/ui/src', 'apps/docs/src', 'packages/ui/README.md'])(
  'finds examples in %s',
  (folder) => {
    expect(named.filter(([name]) => name?.startsWith(folder))).not.toEqual([]);
  },
);
