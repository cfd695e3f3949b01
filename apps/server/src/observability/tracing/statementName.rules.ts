/** The operation of a statement and its first table; undefined if it has none. */
export interface StatementName {
  operation: string;
  table: string | undefined;
}

const operations = /\b(select|insert|update|delete)\b/i;
const firstTable = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)"?/i;

/** Returns the name of a statement, which contains none of its values. */
export function nameStatement(sql: string): StatementName {
  const text = sql.trimStart();
  // The operation of `with … insert` is in the middle.
  const word = /^with\b/i.test(text) ? operations.exec(text)?.[1] : /^[a-z]+/i.exec(text)?.[0];
  return { operation: (word ?? 'statement').toUpperCase(), table: firstTable.exec(text)?.[1] };
}
