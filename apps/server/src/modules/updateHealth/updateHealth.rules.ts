import type { OutcomeSitesResponse } from '@pressdock/api';
import { UPDATE_HEALTH, type UpdateOutcome } from '@pressdock/api/limits';

/** A value that most sites of an outcome have in common. */
export type SharedAttribute = OutcomeSitesResponse['shared'][number];

/** The values that the sites of each outcome have in common. */
export type SharedByOutcome = Partial<Record<UpdateOutcome, SharedAttribute[]>>;

/** How many sites of a release downloaded it, and what went wrong for how many of them. */
export interface OutcomeCounts {
  downloaded: number;
  failed: number;
  rolled_back: number;
  silent: number;
}

/** Returns the counts that releases are compared by. */
export function toOutcomeCounts(counts: OutcomeCounts): OutcomeCounts {
  const { downloaded, failed, rolled_back, silent } = counts;
  return { downloaded, failed, rolled_back, silent };
}

/** Some of a number of sites. */
export interface Portion {
  some: number;
  of: number;
}

/** How a release compares with the previous one. */
export interface ReleaseComparison {
  /** From 0 to 1; null with too few downloads. */
  confidence: number | null;
  isWorse: boolean;
}

/** Returns the sites of a release whose update went wrong, and those that downloaded it. */
export function countBad({ downloaded, failed, rolled_back, silent }: OutcomeCounts): Portion {
  return { some: failed + rolled_back + silent, of: downloaded };
}

/** Returns the share of a portion; 0 for none of none. */
export function shareOf({ some, of }: Portion): number {
  return of === 0 ? 0 : some / of;
}

const factorials = [0];

/** Returns the natural logarithm of n!, by Stirling's series for large n. */
function logFactorial(n: number): number {
  for (let k = factorials.length; k <= Math.min(n, 20); k++) {
    factorials.push((factorials[k - 1] ?? 0) + Math.log(k));
  }
  const known = factorials[n];
  if (known !== undefined) return known;
  return (
    (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
  );
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Returns the probability that chance alone puts as many of the sites, or more, into the first portion. */
function findUpperTail(first: Portion, second: Portion): number {
  const some = first.some + second.some;
  const last = Math.min(first.of, some);
  const combinations = logChoose(second.of, second.some) - logChoose(first.of + second.of, some);
  let chance = Math.exp(logChoose(first.of, first.some) + combinations);
  let tail = 0;
  for (let k = first.some; k <= last && chance > 0; k++) {
    tail += chance;
    chance *= ((first.of - k) * (some - k)) / ((k + 1) * (second.of - some + k + 1));
  }
  return Math.min(tail, 1);
}

/**
 * Returns how certain it is that the first proportion is truly higher than the second, from 0 to 1: one
 * minus the p-value of Fisher's one-sided exact test, which holds for any number of sites.
 * @see https://en.wikipedia.org/wiki/Fisher%27s_exact_test
 */
export function findConfidence(first: Portion, second: Portion): number {
  if (shareOf(first) >= shareOf(second)) return 1 - findUpperTail(first, second);
  if (first.some === 0) return 0;
  // The tail far from the mean: the sum from the other end would start with numbers too small to store.
  const other = { some: second.some + 1, of: second.of };
  return findUpperTail(other, { some: first.some - 1, of: first.of });
}

/** Returns whether the first proportion is higher than the second, and not by chance. */
function isClearlyHigher(first: Portion, second: Portion): boolean {
  if (first.some < UPDATE_HEALTH.leastBad || shareOf(first) <= shareOf(second)) return false;
  return findConfidence(first, second) >= UPDATE_HEALTH.alertConfidence;
}

/** Compares a release with the previous one, if both were downloaded by enough sites. */
export function compareReleases(
  release: OutcomeCounts,
  previous: OutcomeCounts | undefined,
): ReleaseComparison {
  const tooFew = [release, previous].some(
    (one) => one === undefined || one.downloaded < UPDATE_HEALTH.leastSites,
  );
  if (previous === undefined || tooFew) return { confidence: null, isWorse: false };
  const [bad, before] = [countBad(release), countBad(previous)];
  return { confidence: findConfidence(bad, before), isWorse: isClearlyHigher(bad, before) };
}

/** A value, and how many of an outcome's sites and of all sites that downloaded the release have it. */
export interface ValueCount {
  outcome: UpdateOutcome;
  fact: SharedAttribute['fact'];
  value: string;
  sites: number;
  all: number;
}

const leastDifference = 0.1;

/** Returns the values that most sites of an outcome share, and clearly more than the other sites do. */
export function findShared(counts: readonly ValueCount[], totals: OutcomeCounts): SharedByOutcome {
  const totalOf = { failed: totals.failed, rolledBack: totals.rolled_back, silent: totals.silent };
  const shared: SharedByOutcome = {};
  for (const { outcome, fact, value, sites, all } of counts) {
    const own = { some: sites, of: totalOf[outcome] };
    const others = { some: all - sites, of: totals.downloaded - totalOf[outcome] };
    const [share, shareOfAll] = [shareOf(own), shareOf({ some: all, of: totals.downloaded })];
    const isShared = share >= UPDATE_HEALTH.sharedShare && share - shareOfAll >= leastDifference;
    if (!isShared || !isClearlyHigher(own, others)) continue;
    shared[outcome] ??= [];
    shared[outcome].push({ fact, value, sites, share, shareOfAll });
  }
  for (const found of Object.values(shared)) {
    found.sort((a, b) => b.share - b.shareOfAll - (a.share - a.shareOfAll));
  }
  return shared;
}

const alertDays = 30;

/** Returns whether a release is recent enough for an alert. An imported history raises none. */
export function isRecent(releasedAt: Date, now: Date): boolean {
  return now.getTime() - releasedAt.getTime() <= alertDays * 24 * 60 * 60 * 1000;
}
