import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Returns a docstring in one paragraph, without tags. */
function textOf(comment: ts.JSDoc): string {
  return (ts.getTextOfJSDocComment(comment.comment) ?? '')
    .replaceAll(/\s*@see\b.*$/gs, '')
    .replaceAll(/\{@link\s+(\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the docstrings of the constants that a file exports, by name; blank ones are omitted. */
export function readDocstrings(path: string): Map<string, string> {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const comment = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1);
    const [declaration] = statement.declarationList.declarations;
    if (!comment || !declaration) return [];
    return [[declaration.name.getText(source), textOf(comment)] as const];
  });
  return new Map(found.filter(([, docstring]) => docstring !== ''));
}
