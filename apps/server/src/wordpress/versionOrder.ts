import { rankOf, splitPhpVersion } from './phpVersion.ts';

/** The class of a part: unknown words 0, `dev` to `rc` 1 to 4, then these. */
const END = '5';
const NUMBER = '6';
const PATCH_LEVEL = '7';
const RANK_OF_RC = 3;

/**
 * Returns a text whose byte order is the order of PHP's `version_compare`, so that the database can
 * sort versions like sites do. Versions that sites treat as equal have the same text.
 * @param version a version that `isPackageVersion` accepts
 */
export function versionOrder(version: string): string {
  return splitPhpVersion(version).map(encodePart).join('') + END;
}

function encodePart(part: string): string {
  if (!/^\d/.test(part)) {
    const rank = rankOf(part);
    return rank <= RANK_OF_RC ? String(rank + 1) : PATCH_LEVEL;
  }
  const digits = part.replace(/^0+(?=\d)/, '');
  return NUMBER + String(digits.length).padStart(2, '0') + digits;
}
