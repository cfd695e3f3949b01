import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { home, readCompilerOptions } from '../test/compilerOptions.ts';

/** The sources of every public entry point. */
function readEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.values(exports).flatMap((door) => {
    const source = typeof door === 'object' ? door['pressdock-source'] : undefined;
    return source && !source.endsWith('.css.ts') ? [resolve(home, source)] : [];
  });
}

const entries = readEntries();
const program = ts.createProgram(entries, readCompilerOptions());
const checker = program.getTypeChecker();

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((at) => at.getSourceFile().fileName.startsWith(`${home}/src/`));

/** Returns whether a declaration is documented; for a component, its props type counts. */
const isDocumented = (symbol: ts.Symbol) =>
  symbol.getDocumentationComment(checker).length > 0 || symbol.name.endsWith('Props');

/** Returns whether a member only excludes another: `hrefOf?: never`. */
const isExcluded = (symbol: ts.Symbol) =>
  checker.typeToString(checker.getTypeOfSymbol(symbol)) === 'undefined';

/** Returns the types whose members appear in the docs: an interface, or a component's props. */
function shapesOf(symbol: ts.Symbol): readonly ts.Type[] {
  const [declared] = symbol.declarations ?? [];
  if (!declared) return [];
  if (ts.isInterfaceDeclaration(declared)) return [checker.getDeclaredTypeOfSymbol(symbol)];
  if (ts.isTypeAliasDeclaration(declared)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const kinds = type.isUnion() ? type.types : [type];
    return kinds.filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  }
  const [call] = checker.getTypeOfSymbolAtLocation(symbol, declared).getCallSignatures();
  const [props] = /^[A-Z]/.test(symbol.name) ? (call?.getParameters() ?? []) : [];
  if (!props) return [];
  const type = checker.getTypeOfSymbolAtLocation(props, declared);
  return type.isUnion() ? type.types : [type];
}

function findUndocumented(entry: string): string[] {
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} could not be read.`);
  const exported = checker.getExportsOfModule(module);
  if (!exported.some(isOurs)) throw new Error(`${entry} exports nothing of this package.`);
  const missing = exported.flatMap((name) => {
    const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    if (!isOurs(symbol)) return [];
    const members = shapesOf(symbol)
      .flatMap((shape) => checker.getPropertiesOfType(shape))
      .filter((member) => isOurs(member) && !isDocumented(member) && !isExcluded(member));
    return [
      ...(isDocumented(symbol) ? [] : [name.name]),
      ...members.map((member) => `${name.name} ${member.name}`),
    ];
  });
  return [...new Set(missing)];
}

test.each(entries.map((entry) => [entry.slice(home.length + 1), entry]))(
  'every export of %s has a docstring',
  (_name, entry = '') => {
    expect(findUndocumented(entry)).toEqual([]);
  },
  30_000,
);
