import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { ComponentProps, PropRow } from './propRow.ts';

const kit = /\/packages\/[^/]+\/src\//;
const react = /\/@types\/react\//;
const everyElement = /^(GlobalDOM|DOM)(Attributes|Events|Props)$|^DOMRenderProps$/;

function readOptions(root: string): ts.CompilerOptions {
  const file = resolve(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}

/** Returns where a prop is declared: in the kit, in react-aria-components, or for every element. */
function ownerOf(symbol: ts.Symbol): PropRow['owner'] {
  const [declared] = symbol.declarations ?? [];
  const file = declared?.getSourceFile().fileName ?? '';
  if (kit.test(file) || symbol.name === 'ref') return 'kit';
  const home =
    declared?.parent && ts.isInterfaceDeclaration(declared.parent) ? declared.parent.name.text : '';
  return react.test(file) || everyElement.test(home) ? 'element' : 'aria';
}

function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  const kinds = type.isUnion()
    ? type.types.filter((kind) => !(kind.flags & ts.TypeFlags.Undefined))
    : [type];
  const isLiteral = kinds.length < 16 && kinds.every((kind) => kind.isStringLiteral());
  if (isLiteral) return kinds.map((kind) => checker.typeToString(kind)).join(' | ');
  return checker
    .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
    .replace(/ \| undefined$/, '');
}

/** Returns the default values in the component's parameter list. */
function defaultsOf(node: ts.Node): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (inner: ts.Node) => {
    if (ts.isFunctionLike(inner)) {
      const [first] = inner.parameters;
      if (first && ts.isObjectBindingPattern(first.name)) {
        for (const { name, propertyName, initializer } of first.name.elements) {
          if (initializer) found.set((propertyName ?? name).getText(), initializer.getText());
        }
      }
      return;
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

function readRows(checker: ts.TypeChecker, props: ts.Type, declaration: ts.Node): PropRow[] {
  const defaults = defaultsOf(declaration);
  const shapes = props.isUnion() ? props.types : [props];
  const rows = new Map<string, PropRow>();
  for (const shape of shapes) {
    for (const symbol of checker.getPropertiesOfType(shape)) {
      const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
      if (type.flags & ts.TypeFlags.Never || symbol.name === 'key') continue;
      const text = typeText(checker, type);
      if (text === 'undefined') continue;
      const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
      const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
      rows.set(symbol.name, {
        name: symbol.name,
        type: text,
        isRequired: !isOptional && shapes.every((one) => one.getProperty(symbol.name)),
        description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        fallback: defaults.get(symbol.name) ?? ts.displayPartsToString(tag?.text),
        owner: ownerOf(symbol),
      });
    }
  }
  return [...rows.values()];
}

/** Returns the props of every component that these files export, by file. */
export function readProps(root: string, files: string[]): Map<string, ComponentProps[]> {
  const program = ts.createProgram(files, readOptions(root));
  const checker = program.getTypeChecker();
  const found = new Map<string, ComponentProps[]>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const components: ComponentProps[] = [];
    for (const symbol of checker.getExportsOfModule(module)) {
      const declaration = symbol.valueDeclaration;
      if (!declaration || declaration.getSourceFile() !== source || !/^[A-Z]/.test(symbol.name))
        continue;
      const [call] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
      const [parameter] = call?.getParameters() ?? [];
      if (!call || call.parameters.length > 1) continue;
      const rows = parameter
        ? readRows(checker, checker.getTypeOfSymbolAtLocation(parameter, declaration), declaration)
        : [];
      const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      components.push({ name: symbol.name, description, rows });
    }
    found.set(file, components);
  }
  return found;
}
