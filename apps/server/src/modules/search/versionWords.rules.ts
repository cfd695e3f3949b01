import { fullVersion } from '@pressdock/api';

/** A word of a search for versions. */
export interface VersionWord {
  /** A part of a product's name or slug, or the beginning of a version. */
  text: string;
  /** The versions that the word names: `1.4.0` also names `1.4`. */
  versions: string[];
}

const MAX_WORDS = 20;

/** Returns the versions that have the same full form, without trailing zeros. */
function sameVersions(version: string): string[] {
  const shorter = version.replace(/\.0$/, '');
  const isSame = shorter !== version && fullVersion(shorter) === version;
  if (!isSame) return [version];
  const shortest = shorter.replace(/\.0$/, '');
  return shortest === shorter ? [version, shorter] : [version, shorter, shortest];
}

/** Returns the words of a search for versions. A `v` before a number is ignored. */
export function versionWords(query: string): VersionWord[] {
  const words = query.trim().split(/\s+/).slice(0, MAX_WORDS);
  return words.map((word) => {
    const text = word.toLowerCase().replace(/^v(?=\d)/, '');
    return { text, versions: /^\d/.test(text) ? sameVersions(text) : [] };
  });
}
