import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

function withoutBody(node: ts.FunctionDeclaration): ts.FunctionDeclaration {
  const { modifiers, asteriskToken, name, typeParameters, parameters, type } = node;
  return ts.factory.createFunctionDeclaration(
    ...([modifiers, asteriskToken, name, typeParameters, parameters, type, undefined] as const),
  );
}

/** Returns types in full, functions without their bodies, and other values by name. */
function textOf(node: ts.Declaration): string {
  const print = (part: ts.Node) =>
    printer.printNode(ts.EmitHint.Unspecified, part, node.getSourceFile());
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return print(node);
  if (ts.isFunctionDeclaration(node)) return print(withoutBody(node));
  return `export const ${ts.getNameOfDeclaration(node)?.getText()};`;
}

/** Parses only the package's own files, which is enough to find every declaration. */
function programOf(entry: string): ts.Program {
  const options: ts.CompilerOptions = { noLib: true, types: [], allowImportingTsExtensions: true };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? {
            resolvedFileName: resolve(dirname(from), text),
            extension: text.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts,
          }
        : undefined,
    }));
  return ts.createProgram([entry], options, host);
}

/** Returns the exported declarations of an entry, in the order of their names. */
export function declarationsOf(entry: string): string[] {
  const program = programOf(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} has no exports.`);
  return checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .flatMap(({ declarations = [] }) => declarations.map(textOf));
}
