import type { Comparator, SiteFact } from '@pressdock/api/limits';
import type { ReportedFacts } from './reportedFacts.ts';

/** A condition on a fact. */
export interface TruthFilter {
  fact: SiteFact;
  comparator: Comparator;
  value: string;
}

/** Writes a filter as the calls expect it. */
export function writeFilter({ fact, comparator, value }: TruthFilter): string {
  return `${fact}.${comparator}.${value}`;
}

/** Returns the numbers that a version begins with: `10.3.27-MariaDB` has three. */
function numbersOf(version: string): number[] {
  return (/^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '').split('.').filter(Boolean).map(Number);
}

/** Compares a reported version with as many numbers of a value as the value has. */
function compare(reported: string, value: string): number {
  const [ours, theirs] = [numbersOf(reported), numbersOf(value)];
  for (const [index, number] of theirs.entries()) {
    const difference = (ours[index] ?? 0) - number;
    if (difference !== 0) return difference;
  }
  return 0;
}

const versions: readonly SiteFact[] = ['version', 'wordpress', 'php', 'mysql'];

/**
 * Returns whether a site matches a filter. A blank value matches sites that did not report the fact; other
 * values never do. Other facts than versions are only compared for equality.
 */
export function matches(facts: ReportedFacts, { fact, comparator, value }: TruthFilter): boolean {
  const reported = facts[fact];
  if (value === '' || reported === '') return comparator === 'eq' && reported === value;
  if (!versions.includes(fact)) return comparator === 'eq' && reported === value;
  const order = compare(reported, value);
  const holds: Record<Comparator, boolean> = {
    lt: order < 0,
    lte: order <= 0,
    eq: order === 0,
    gte: order >= 0,
    gt: order > 0,
  };
  return holds[comparator];
}
