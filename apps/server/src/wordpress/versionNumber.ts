/** The number of a version: three integers. */
export interface VersionNumber {
  major: number;
  minor: number;
  patch: number;
}

const PATTERN = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/**
 * Parses a MAJOR.MINOR.PATCH number. Returns undefined for any other text.
 * @see spec section 5, plugin version
 */
export function parseVersionNumber(text: string): VersionNumber | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/** Compares two version numbers for sorting: negative if `a` is older. */
export function compareVersionNumbers(a: VersionNumber, b: VersionNumber): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
