import {
  type Comparator,
  SITE_FACTS,
  type SiteFact,
  VERSION_FACTS,
  type VersionFact,
} from '@pressdock/api/limits';

/** A condition on a fact. A blank value stands for sites that did not report the fact. */
export interface SiteFilter {
  fact: SiteFact;
  comparator: Comparator;
  value: string;
}

const ORDERS: Readonly<Record<Comparator, (order: number) => boolean>> = {
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  eq: (order) => order === 0,
  gte: (order) => order >= 0,
  gt: (order) => order > 0,
};

/** Returns whether the values of a fact are version numbers. */
export function isVersionFact(fact: SiteFact): fact is VersionFact {
  return VERSION_FACTS.some((one) => one === fact);
}

/**
 * Parses `fact.comparator.value`. Returns undefined for an unknown fact or comparator, and for a comparison
 * of values without an order.
 */
export function parseSiteFilter(text: string): SiteFilter | undefined {
  const [, name, comparator = '', value = ''] = /^(\w+)\.(\w+)\.(.*)$/s.exec(text) ?? [];
  const fact = SITE_FACTS.find((one) => one === name);
  if (fact === undefined || !Object.hasOwn(ORDERS, comparator)) return undefined;
  const hasOrder = isVersionFact(fact) && value !== '';
  if (comparator !== 'eq' && !hasOrder) return undefined;
  return { fact, comparator: comparator as Comparator, value };
}

/**
 * Returns the leading numbers of a version; what follows them is ignored. MariaDB may put a version of
 * MySQL before its own: `5.5.5-10.6.12-MariaDB`.
 */
export function parseNumbers(version: string): readonly number[] | undefined {
  const own = version.replace(/^5\.5\.5-(?=\d.*mariadb)/i, '');
  return /^v?(\d+(?:\.\d+)*)/i.exec(own)?.[1]?.split('.').map(Number);
}

/** Compares versions by the first `parts` numbers. Missing numbers are zero. */
export function compareNumbers(
  one: readonly number[],
  other: readonly number[],
  parts = Math.max(one.length, other.length),
): number {
  for (let index = 0; index < parts; index += 1) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the test of a filter for a reported value. Versions compare by as many numbers as the filter
 * has: `eq 8.1` includes 8.1.29. A version that is not reported meets no comparison.
 */
export function prepareFilter({
  fact,
  comparator,
  value,
}: SiteFilter): (reported: string) => boolean {
  const expected =
    isVersionFact(fact) && /^\d+(\.\d+)*$/.test(value) ? parseNumbers(value) : undefined;
  if (expected === undefined) {
    if (comparator === 'eq') return (reported) => reported === value;
    const numbers = parseNumbers(value);
    return numbers ? compareWith(numbers, comparator) : () => false;
  }
  return compareWith(expected, comparator);
}

function compareWith(expected: readonly number[], comparator: Comparator) {
  const isMatch = ORDERS[comparator];
  return (reported: string) => {
    const numbers = parseNumbers(reported);
    return numbers !== undefined && isMatch(compareNumbers(numbers, expected, expected.length));
  };
}
