/** A file, symbolic link or submodule of a commit. */
export interface TreeEntry {
  mode: string;
  hash: string;
  /** 0 for submodules. */
  size: number;
  path: string;
}

/** Parses the output of `git ls-tree -z -l`. */
export function parseTree(output: Buffer): TreeEntry[] {
  return output
    .toString()
    .split('\0')
    .flatMap((line) => {
      const tab = line.indexOf('\t');
      const [mode, , hash, size] = line.slice(0, Math.max(tab, 0)).split(/\s+/);
      if (mode === undefined || hash === undefined || size === undefined) return [];
      return [{ mode, hash, size: Number(size) || 0, path: line.slice(tab + 1) }];
    });
}

/** Returns whether an entry is a file, not a symbolic link or a submodule. */
export function isFile({ mode }: TreeEntry): boolean {
  return mode.startsWith('100');
}

/** Returns a path without slashes at its ends; undefined if it leads out of the repository. */
export function normalizePath(path: string): string | undefined {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  if (trimmed === '') return '';
  const isValid = trimmed
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/\p{Cc}/u.test(part));
  return isValid ? trimmed : undefined;
}
