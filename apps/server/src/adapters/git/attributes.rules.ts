import type { TreeEntry } from './tree.rules.ts';

/** The attributes that decide how `git archive` writes a file. */
const written = ['export-subst', 'text', 'eol', 'crlf', 'ident', 'working-tree-encoding'] as const;

/** The files and rules that the attributes of a repository result in for one of its folders. */
export interface FolderAttributes {
  /** The files that `export-ignore` excludes, by their paths in the folder. */
  excluded: string[];
  /** Rules in the syntax of `.gitattributes` that replace all others when the folder is packaged. */
  rules: string;
}

/** Returns the folders that contain files, as Git writes them. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}

/** Returns the path of an entry as `git archive` matches it with attributes. */
const matched = ({ mode, path }: TreeEntry) => (mode === '160000' ? `${path}/` : path);

/** Returns the paths in a folder whose attributes decide what is packaged: files and folders. */
export function listMatched(entries: readonly TreeEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => [...foldersOf(entry.path), matched(entry)]))];
}

/** Parses the output of `git check-attr -z`: the attributes of each path. */
function parseAttributes(output: Buffer): Map<string, Map<string, string>> {
  const parts = output.toString().split('\0');
  const attributes = new Map<string, Map<string, string>>();
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [path = '', name = '', value = ''] = parts.slice(index, index + 3);
    const ofPath = attributes.get(path) ?? new Map<string, string>();
    attributes.set(path, ofPath.set(name, value));
  }
  return attributes;
}

function toState(name: string, value: string | undefined): string {
  if (value === undefined) return `!${name}`;
  if (value === 'set') return name;
  return value === 'unset' ? `-${name}` : `${name}=${value}`;
}

/** Returns a pattern that matches one path only. */
function quote(path: string): string {
  const literal = `/${path}`.replace(/[\\*?[]/g, '\\$&');
  return `"${literal.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

function mostFrequent(values: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/**
 * Returns what the attributes of a repository mean for a folder.
 * @param entries the files of the folder, with their paths in it
 * @param output the output of `git check-attr -z` for their paths in the repository
 * @param prefix the path of the folder with a slash
 */
export function resolveAttributes(
  entries: readonly TreeEntry[],
  output: Buffer,
  prefix: string,
): FolderAttributes {
  const attributes = parseAttributes(output);
  const isIgnored = (path: string) => attributes.get(prefix + path)?.get('export-ignore') === 'set';
  const isExcluded = (entry: TreeEntry) =>
    isIgnored(matched(entry)) || foldersOf(entry.path).some(isIgnored);
  const states = new Map(
    entries
      .filter((entry) => !isExcluded(entry))
      .map((entry) => {
        const own = attributes.get(prefix + matched(entry));
        return [entry.path, written.map((name) => toState(name, own?.get(name))).join(' ')];
      }),
  );
  const usual = mostFrequent(states.values());
  const others = [...states].filter(([, state]) => state !== usual);
  const lines = [
    ['*', `-export-ignore ${usual}`],
    ...others.map(([path, state]) => [quote(path), state]),
  ];
  return {
    excluded: entries.filter(isExcluded).map(({ path }) => path),
    rules: lines.map((line) => `${line.join(' ')}\n`).join(''),
  };
}
