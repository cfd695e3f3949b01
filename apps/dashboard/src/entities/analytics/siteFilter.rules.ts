import {
  COMPARATORS,
  type Comparator,
  OTHER_VALUES,
  SITE_FACTS,
  SITE_FILTER_LIMITS,
  type SiteFact,
  VERSION_FACTS,
} from '@pressdock/api/limits';
import { analyticsMessages as words } from './analytics.messages.ts';
import { valueLabel } from './siteValue.rules.ts';

/** A condition that sites have to meet. A blank value means that they did not report the fact. */
export interface SiteCondition {
  fact: SiteFact;
  comparator: Comparator;
  value: string;
}

/** The names of the comparators, in the order of the specification. */
export const comparatorNames = Object.keys(COMPARATORS) as Comparator[];

/** Returns whether the values of a fact are versions, which can be above or below others. */
export const isVersionFact = (fact: SiteFact) => VERSION_FACTS.some((one) => one === fact);

/** Returns a condition as the URL and the server have it: `php.lt.8.1`. */
export const filterText = ({ fact, comparator, value }: SiteCondition) =>
  `${fact}.${comparator}.${value}`;

/**
 * Reads a condition from the URL; undefined if the server does not accept it: only versions that a site
 * reported have an order, and `(other)` stands for several values.
 */
export function readFilter(text: string): SiteCondition | undefined {
  const [name, how, ...rest] = text.split('.');
  const fact = SITE_FACTS.find((one) => one === name);
  const comparator = comparatorNames.find((one) => one === how);
  const value = rest.join('.');
  const isComplete = text.split('.').length > 2 && value.length <= SITE_FILTER_LIMITS.value;
  if (fact === undefined || comparator === undefined || !isComplete) return undefined;
  const hasOrder = isVersionFact(fact) && value !== '';
  if (value === OTHER_VALUES || (comparator !== 'eq' && !hasOrder)) return undefined;
  return { fact, comparator, value };
}

/** Returns the valid filters of a list, each once, up to the number that one call may have. */
export function readFilters(texts: readonly string[]): string[] {
  const valid = texts.filter((text) => readFilter(text) !== undefined);
  return [...new Set(valid)].slice(0, SITE_FILTER_LIMITS.filters);
}

/** Returns a filter in words: `PHP version below 8.1`. */
export function filterLabel(text: string): string {
  const condition = readFilter(text);
  if (condition === undefined) return text;
  const { fact, comparator, value } = condition;
  return `${words.facts[fact]} ${words.comparators[comparator]} ${valueLabel(fact, value)}`;
}
