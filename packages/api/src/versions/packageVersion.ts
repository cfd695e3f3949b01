/**
 * Matches the version of a package: any text that PHP's `version_compare` orders consistently, such as
 * `1.8`, `1.2.3.4` or `2.0.0-beta1`. It begins and ends with a letter or a digit and contains a number.
 */
const packageVersionPattern =
  /^(?=.*\d)(?!.*\d{19})[0-9A-Za-z](?:[0-9A-Za-z.+_~ -]{0,48}[0-9A-Za-z])?$/;

const leadingNumbers = /^v?(\d+(?:\.\d+)*)(?!\.)(.*)$/i;

/** Returns whether a version in the header of a package is accepted. */
export function isPackageVersion(text: string): boolean {
  return packageVersionPattern.test(text);
}

/**
 * Returns a version with at least three numbers: `1.8.0` for `1.8`, `2.0.0-beta1` for `2.0-beta1`, and
 * `1.2.3.4` unchanged. For display and for comparing with a typed version; sites see the original.
 */
export function fullVersion(version: string): string {
  const [, numbers, rest = ''] = leadingNumbers.exec(version) ?? [];
  if (numbers === undefined) return version;
  const parts = numbers.split('.').map((part) => part.replace(/^0+(?=\d)/, ''));
  while (parts.length < 3) parts.push('0');
  return parts.join('.') + rest;
}

/** Returns the name of a version's package when it is downloaded. */
export function packageFileName(slug: string, version: string): string {
  return `${slug}.${version}.zip`;
}
