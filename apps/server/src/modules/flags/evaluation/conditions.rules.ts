import {
  FLAG_ATTRIBUTES,
  type FlagAttribute,
  type FlagComparator,
  type FlagCondition,
} from '@pressdock/api';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';

/** A site's value of an attribute, ready to be compared; undefined without a valid one. */
export type ReportedValue = string | readonly number[] | undefined;

/** Returns whether a reported value meets a condition. */
export type MeetsCondition = (reported: ReportedValue) => boolean;

const ORDERS: Readonly<Partial<Record<FlagComparator, (order: number) => boolean>>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '=': (order) => order === 0,
  '>=': (order) => order >= 0,
  '>': (order) => order > 0,
};

const MATCHES: Readonly<Partial<Record<FlagComparator, (text: string, value: string) => boolean>>> =
  {
    is: (text, value) => text === value,
    isNot: (text, value) => text !== value,
    startsWith: (text, value) => text.startsWith(value),
    endsWith: (text, value) => text.endsWith(value),
  };

/**
 * Returns the leading numbers of a version. What follows them is ignored, as WordPress does when it checks
 * requirements: `6.7-RC1` is 6.7, and PHP `8.1.2-1ubuntu2` is 8.1.2.
 */
function parseVersion(text: string): readonly number[] | undefined {
  const numbers = /^v?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
  return numbers?.split('.').map(Number);
}

/** Compares versions number by number. Missing numbers are zero: 6.4 equals 6.4.0. */
function compareVersions(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

/** Returns a text as texts of its attribute are compared: case does not count. */
function foldText(attribute: FlagAttribute, text: string): string {
  const folded = text.toLowerCase();
  if (attribute === 'identifier_domain') return folded.replace(/^@/, '');
  // WordPress writes en_US, and browsers write en-US.
  return attribute === 'locale' ? folded.replaceAll('-', '_') : folded;
}

/** Returns what a site reports about an attribute as it is compared. Blank is the same as nothing. */
export function readReported(attribute: FlagAttribute, text: string): ReportedValue {
  if (FLAG_ATTRIBUTES[attribute] === 'version') return parseVersion(text);
  if (attribute === 'domain') return normalizeDomain(text);
  return foldText(attribute, text) || undefined;
}

function meetsVersion({ comparator, value }: FlagCondition): MeetsCondition {
  const expected = parseVersion(value) ?? [];
  const matches = ORDERS[comparator];
  return (reported) =>
    typeof reported === 'object' && matches?.(compareVersions(reported, expected)) === true;
}

function meetsText({ attribute, comparator, value }: FlagCondition): MeetsCondition {
  const isWhole = comparator === 'is' || comparator === 'isNot';
  const domain = attribute === 'domain' && isWhole ? normalizeDomain(value) : undefined;
  const expected = domain ?? foldText(attribute, value);
  const matches = MATCHES[comparator];
  return (reported) => typeof reported === 'string' && matches?.(reported, expected) === true;
}

/**
 * Returns the test of a condition. A site that does not report the attribute does not meet it, whatever
 * the comparator.
 */
export function prepareCondition(condition: FlagCondition): MeetsCondition {
  return FLAG_ATTRIBUTES[condition.attribute] === 'version'
    ? meetsVersion(condition)
    : meetsText(condition);
}
