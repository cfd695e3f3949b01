import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { home, readCompilerOptions } from './generate/compilerOptions.ts';

/** The code that the pages show to be copied, as files that lie beside their pages. */
function readExamples(): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of globSync('src/*/*.mdx', { cwd: home }).sort()) {
    const text = readFileSync(resolve(home, page), 'utf8');
    const shown = [...text.matchAll(/<Code\b[^>]*>\s*\{`((?:[^`\\]|\\[\s\S])*)`\}\s*<\/Code>/g)];
    if (shown.length !== (text.match(/<Code\b/g) ?? []).length) {
      throw new Error(`${page} has an example that is not one template string`);
    }
    for (const [index, [, code = '']] of shown.entries()) {
      const name = page.replace(/\.mdx$/, `.example${index + 1}.tsx`);
      found.set(resolve(home, name), code.replace(/\\([`$\\])/g, '$1'));
    }
  }
  return found;
}

const examples = readExamples();

function compile(): ts.Program {
  const options = readCompilerOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
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

/** Whether it names something of the reader's own, such as `saveShip`, that an example leaves open. */
function isLeftToTheReader({ code, messageText }: ts.Diagnostic): boolean {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const [, name = ''] = text.match(/'(\w+)'/) ?? [];
  return [2304, 2552, 18004].includes(code) && /^[a-z]/.test(name) && !kitNames.has(name);
}

function faults(file: string): string[] {
  const source = program.getSourceFile(file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter((diagnostic) => !isLeftToTheReader(diagnostic))
    .map(({ start = 0, messageText }) => {
      const line = source?.text.slice(start).split('\n', 1)[0];
      return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}

const named = [...examples.keys()].map((file) => [relative(resolve(home, 'src'), file), file]);

test.each(named)(
  '%s compiles as its page shows it',
  (_name, file = '') => {
    expect(faults(file)).toEqual([]);
  },
  30_000,
);
