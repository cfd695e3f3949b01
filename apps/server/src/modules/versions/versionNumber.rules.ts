/** A release's number, as authors write it: three whole numbers. */
export interface VersionNumber {
  major: number;
  minor: number;
  patch: number;
}

const PATTERN = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/**
 * Read a MAJOR.MINOR.PATCH number; anything else answers `undefined`.
 * @see spec section 5, plugin version
 */
export function parseVersionNumber(text: string): VersionNumber | undefined {
  const match = PATTERN.exec(text);
  if (!match) return undefined;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/** Order two release numbers: negative when `a` is the older one. */
export function compareVersionNumbers(a: VersionNumber, b: VersionNumber): number {
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
