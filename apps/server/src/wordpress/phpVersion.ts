const RELEASE_FORMS: readonly (readonly [string, number])[] = [
  ['dev', 0],
  ['alpha', 1],
  ['a', 1],
  ['beta', 2],
  ['b', 2],
  ['RC', 3],
  ['rc', 3],
  ['#', 4],
  ['pl', 5],
  ['p', 5],
];

const UNKNOWN_FORM = -1;
const NUMBER_FORM = '#N#';
const LONGEST_COMPARED = 100;

/**
 * Compares two versions exactly as PHP's `version_compare` does on every site:
 * `1.0-beta` < `1.0` < `1.0.0` < `1.0.0.1`. Returns -1, 0 or 1 and never throws.
 * @see https://www.php.net/version_compare
 */
export function comparePhpVersions(left: string, right: string): -1 | 0 | 1 {
  const a = toBytes(left.slice(0, LONGEST_COMPARED));
  const b = toBytes(right.slice(0, LONGEST_COMPARED));
  if (a === '' || b === '') return sign(a.length - b.length);
  return compareParts(splitPhpVersion(a), splitPhpVersion(b));
}

/** Returns a text with one character for each of its bytes, which is what PHP compares. */
function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/**
 * Returns whether a site's `actual` version meets a `required` minimum, as WordPress core decides it:
 * suffixes of the site's version (`8.2.7-1+deb12u1`) and trailing zeros are ignored.
 * True if nothing is required or the site's version is unknown.
 */
export function meetsMinimum(actual: string | undefined, required: string | undefined): boolean {
  if (!actual || !required) return true;
  return comparePhpVersions(stripSuffixes(actual), stripSuffixes(required)) >= 0;
}

function stripSuffixes(version: string): string {
  return (version.trim().split(/[-+ ]/, 1)[0] ?? '').replace(/(?:\.0)+$/, '');
}

/**
 * Returns the parts that `version_compare` compares one after another.
 * @see https://github.com/php/php-src/blob/master/ext/standard/versioning.c
 */
export function splitPhpVersion(version: string): string[] {
  if (version.startsWith('#')) return version.split('.');
  let parts = version.slice(0, 1);
  for (let index = 1; index < version.length; index += 1) {
    const previous = version[index - 1] ?? '';
    const character = version[index] ?? '';
    const separated = parts.endsWith('.') ? '' : '.';
    if (/[-_+]/.test(character)) parts += separated;
    else if (isBoundary(previous, character)) parts += separated + character;
    else parts += /[a-zA-Z0-9]/.test(character) ? character : separated;
  }
  return parts.split('.');
}

/** Returns whether a number begins or ends between two characters. */
function isBoundary(previous: string, character: string): boolean {
  if (/\d/.test(character)) return /[^\d.]/.test(previous);
  return character !== '.' && /\d/.test(previous);
}

function compareParts(a: readonly string[], b: readonly string[]): -1 | 0 | 1 {
  let index = 0;
  while (hasTextAt(a, index) && hasTextAt(b, index)) {
    const order = comparePart(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
    index += 1;
  }
  if (index < a.length) return compareRest(a.slice(index));
  if (index < b.length) return compareWithRest(b.slice(index));
  return 0;
}

/** Returns whether any text remains from a part on. */
function hasTextAt(parts: readonly string[], index: number): boolean {
  return index < parts.length - 1 || Boolean(parts[index]);
}

function compareRest(parts: readonly string[]): -1 | 0 | 1 {
  const rest = parts.join('.');
  return startsWithDigit(rest) ? 1 : comparePhpVersions(rest, NUMBER_FORM);
}

function compareWithRest(parts: readonly string[]): -1 | 0 | 1 {
  const rest = parts.join('.');
  return startsWithDigit(rest) ? -1 : comparePhpVersions(NUMBER_FORM, rest);
}

function comparePart(a: string, b: string): -1 | 0 | 1 {
  if (startsWithDigit(a) && startsWithDigit(b)) return compareNumbers(a, b);
  return sign(
    rankOf(startsWithDigit(a) ? NUMBER_FORM : a) - rankOf(startsWithDigit(b) ? NUMBER_FORM : b),
  );
}

function compareNumbers(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [leadingNumber(a), leadingNumber(b)];
  if (left.length !== right.length) return sign(left.length - right.length);
  return left === right ? 0 : left < right ? -1 : 1;
}

function leadingNumber(part: string): string {
  return part.replace(/^0+/, '').replace(/\D.*$/s, '');
}

/** Returns the rank of a part that is not a number: -1 for unknown words, 0 for `dev`, 5 for `pl`. */
export function rankOf(text: string): number {
  return RELEASE_FORMS.find(([name]) => text.startsWith(name))?.[1] ?? UNKNOWN_FORM;
}

function startsWithDigit(text: string): boolean {
  return /^\d/.test(text);
}

function sign(value: number): -1 | 0 | 1 {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}
