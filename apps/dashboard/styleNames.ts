import { createHash } from 'node:crypto';

const CODE_LENGTH = 2;

/** A style as vanilla-extract describes it: its own hash, and the file that contains it. */
export interface StyleScope {
  hash: string;
  filePath: string;
  packageName?: string | undefined;
}

const digestOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '');

/**
 * Returns a function that names the styles of a build: a code for the file, and the index of the style.
 * Default names are longer, and no two of them compress well.
 */
export function createStyleNames(): (style: StyleScope) => string {
  const files = new Map<string, { code: string; names: Map<string, string> }>();
  const codes = new Set<string>();

  const fileOf = (path: string) => {
    const known = files.get(path);
    if (known) return known;
    const digest = digestOf(path);
    let length = CODE_LENGTH;
    while (codes.has(digest.slice(0, length))) length += 1;
    const code = digest.slice(0, length);
    codes.add(code);
    const file = { code, names: new Map<string, string>() };
    files.set(path, file);
    return file;
  };

  return ({ hash, filePath, packageName = '' }) => {
    const { code, names } = fileOf(`${packageName}/${filePath}`);
    const name = names.get(hash) ?? `${code}${names.size}`;
    names.set(hash, name);
    return name;
  };
}
