import ts from 'typescript';

/** Lists the words of a name: `licenseCount` consists of `license` and `count`. */
export function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Lists the names that a source file declares, with the offset of each. */
export function declaredNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const names = [];
  const visit = (node) => {
    const isUse = ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node);
    if (node.name && ts.isIdentifier(node.name) && !isUse) {
      names.push({ name: node.name.text, at: node.name.getStart(source) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
