import { OTHER_VALUES, type SiteFact } from '@pressdock/api/limits';
import {
  filterText,
  isVersionFact,
  type SiteCondition,
} from '../../../entities/analytics/siteFilter.rules.ts';
import { filtersMessages as words } from './filters.messages.ts';

const number = /^\d+(?:\.\d+)*$/;

/** The numbers of a version, such as 6.6.0. Shorter versions leave out zeros. */
const VERSION_PARTS = 3;

/**
 * Returns the filter that selects the sites of a bar; undefined if there is none, because the bar
 * stands for several values. A version such as 6.6 is completed to 6.6.0, because a filter by 6.6 also
 * selects 6.6.1.
 */
export function filterOfBar(fact: SiteFact, values: readonly string[]): string | undefined {
  const [value] = values;
  if (value === undefined || values.length > 1 || value === OTHER_VALUES) return undefined;
  const isPlain = isVersionFact(fact) && number.test(value);
  return filterText({ fact, comparator: 'eq', value: isPlain ? completeVersion(value) : value });
}

function completeVersion(version: string): string {
  const parts = version.split('.');
  const zeros = Array.from({ length: Math.max(0, VERSION_PARTS - parts.length) }, () => '0');
  return [...parts, ...zeros].join('.');
}

/** Returns what is wrong with a condition that a person typed; undefined if nothing is. */
export function conditionError(
  { comparator, value }: SiteCondition,
  isVersion: boolean,
): string | undefined {
  if (value === '') return words.missing;
  if (value === OTHER_VALUES) return words.otherValues;
  if (!isVersion || comparator === 'eq') return undefined;
  return /\d+(?:\.\d+)+/.test(value) || number.test(value) ? undefined : words.noVersion;
}
