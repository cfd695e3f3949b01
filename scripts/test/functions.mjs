import ts from 'typescript';

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node);

/** A callback of `describe` is a list of tests; each test in it is a function of its own. */
function isListOfTests(node) {
  const call = node.parent;
  return (
    ts.isCallExpression(call) &&
    call.arguments.includes(node) &&
    /^(?:test\.)?describe\b/.test(call.expression.getText())
  );
}

/**
 * Lists the functions of a source file with the number of lines of each, from its first line to
 * its last. Callbacks of `describe` are not part of the list.
 * @returns {{ line: number, lines: number }[]}
 */
export function functionsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    if (isFunction(node) && node.body && !isListOfTests(node)) {
      const line = lineAt(node.getStart(source));
      found.push({ line, lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
