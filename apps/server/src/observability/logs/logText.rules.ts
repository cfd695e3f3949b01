/** The patterns that a log never contains, and the text that replaces each. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Credentials in URLs, then queries, which contain license keys and tokens.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"'<>]+@/gi, '$1[credentials]@'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s?"'<>]*)\?[^\s"'<>]*/gi, '$1?[query]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [credentials]'],
  [/[^\s"'<>(),;:=@[\]]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi, '[address]'],
];

/** Returns a text of an error without credentials, queries and e-mail addresses. */
export function removePrivate(text: string): string {
  return replacements.reduce((rest, [pattern, blank]) => rest.replace(pattern, blank), text);
}

/** The class of database errors whose message quotes the value, such as `22P02`. */
const dataException = /^22[0-9A-Z]{3}$/;

/** Returns a message or stack of an error as it may be logged. @param code the error's code */
export function toLogText(text: string, code: string | undefined): string {
  const isQuoted = code !== undefined && dataException.test(code);
  return removePrivate(isQuoted ? text.replace(/"(?:[^"\n]|\n(?!\s+at ))*"/g, '"[value]"') : text);
}
