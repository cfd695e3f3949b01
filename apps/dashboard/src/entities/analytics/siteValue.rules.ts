import { OTHER_VALUES, type SiteFact } from '@pressdock/api/limits';
import { analyticsMessages as words } from './analytics.messages.ts';

const version = /\d+(?:\.\d+)+/g;

/**
 * Returns a database version as the charts name it: an entry of MariaDB as its number followed by
 * `[MariaDB]`, without the number that MariaDB puts in front for old clients.
 * @see specification, section 2, "Widgets"
 */
export function databaseLabel(value: string): string {
  if (!/maria/i.test(value)) return value;
  const numbers = value.replace(/^5\.5\.5-(?=\d)/, '').match(version);
  return numbers?.[0] === undefined ? value : words.mariaDb(numbers[0]);
}

/**
 * Returns the name of a hosting provider without text in parentheses.
 * @see specification, section 9, "Display filters"
 */
export function hostingLabel(value: string): string {
  const name = value
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name === '' ? value : name;
}

/** Returns the English name of a code, or the code if it has none. */
function nameOf(type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    // Sites may report any text, also invalid codes.
    return code;
  }
}

/** Returns the name of a WordPress locale: `German (Germany)` for `de_DE_formal`. */
const languageLabel = (locale: string) =>
  nameOf('language', locale.split(/[_-]/).slice(0, 2).join('-'));

/** Returns a value of a fact as people read it. */
export function valueLabel(fact: SiteFact, value: string): string {
  if (value === '') return words.notReported;
  if (value === OTHER_VALUES) return words.other;
  if (fact === 'mysql') return databaseLabel(value);
  if (fact === 'hosting') return hostingLabel(value);
  if (fact === 'country') return nameOf('region', value);
  if (fact === 'language') return languageLabel(value);
  return value;
}
