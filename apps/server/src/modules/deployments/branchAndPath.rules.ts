import { DEFAULT_BRANCH } from '@pressdock/api/limits';

/** Characters that Git does not allow in a ref. */
const notInRefs = /[\p{Cc} ~^:?*[\\]/u;

/**
 * Returns whether a text can be the name of a branch.
 * @see https://git-scm.com/docs/git-check-ref-format
 */
export function isBranchName(text: string): boolean {
  const isForbidden =
    notInRefs.test(text) ||
    /\.\.|@\{|\/\/|\.$|^\/|\/$|^-/.test(text) ||
    text === '@' ||
    text === '';
  const parts = text.split('/');
  return !isForbidden && parts.every((part) => !part.startsWith('.') && !part.endsWith('.lock'));
}

/** Returns the branch to connect: `master` unless one is chosen. */
export function branchOrDefault(branch: string | undefined): string {
  return branch === undefined || branch === '' ? DEFAULT_BRANCH : branch;
}

/**
 * Returns a folder of a repository without slashes at its ends; undefined if it leads out of the
 * repository or cannot be one.
 */
export function normalizePath(text: string): string | undefined {
  const path = text.replace(/^\.?\/+|\/+$/g, '').replace(/^\.$/, '');
  if (path === '') return '';
  const isFolder = path
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git');
  return isFolder && !/[\p{Cc}\\:*?"<>|]/u.test(path) && !path.startsWith('-') ? path : undefined;
}
