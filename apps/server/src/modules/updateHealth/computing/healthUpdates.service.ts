import type { AccountTransaction, Database } from '../../../db/database.ts';
import { comparePhpVersions } from '../../../wordpress/phpVersion.ts';
import { readReceivedHours } from '../../sites/hours/receivedHours.service.ts';
import { describeComparison, type ReleaseAlert } from '../releaseAlert.rules.ts';
import { compareReleases, findShared, isRecent, toOutcomeCounts } from '../updateHealth.rules.ts';
import * as store from './computing.store.ts';
import { ageOf, countsAtAge, findSilenceStart } from './healthTimes.rules.ts';
import { countSharedValues } from './sharedValues.store.ts';

/** Notifies people and programs about a release, in the transaction that found it worse. */
export type NotifyUnhealthy = (
  tx: AccountTransaction,
  accountId: string,
  alert: Omit<ReleaseAlert, 'product'>,
) => Promise<void>;

/** The dependencies of the function that computes the health of releases. */
interface HealthUpdatesDependencies {
  db: Database;
  notify: NotifyUnhealthy;
  onFailure(error: unknown): void;
}

/** Returns the steps and outcomes of a release, and stores the sites of each outcome. */
async function countSites(
  tx: AccountTransaction,
  release: store.DueRelease,
  times: store.HealthTimes,
) {
  const { leftVersions, isSettled, ...funnel } = await store.countFunnel(tx, release, times.now);
  const earlier = leftVersions.filter((left) => comparePhpVersions(left, release.version) < 0);
  const outcomes = await store.saveOutcomes(tx, release, earlier, times.silentBefore);
  return { counts: { ...funnel, ...outcomes }, is_settled: isSettled };
}

/**
 * Creates the function that computes the health of all releases that are due. If several servers call it
 * at the same time, each release is computed by one of them, and raises at most one alert ever.
 */
export function createHealthUpdates({ db, notify, onFailure }: HealthUpdatesDependencies) {
  async function compute(
    tx: AccountTransaction,
    release: store.DueRelease,
    times: store.HealthTimes,
  ): Promise<void> {
    const { now } = times;
    const stored = await store.lockHealth(tx, release);
    if (stored === undefined) return;
    const { counts, is_settled } = await countSites(tx, release, times);
    const shared = findShared(await countSharedValues(tx, release, counts), counts);
    const previous = await store.findPreviousRelease(tx, release);
    const age = ageOf(release.releasedAt, now);
    const before = countsAtAge(previous?.ages, age);
    const { confidence, isWorse } = compareReleases(counts, before);
    const isAlert = isWorse && stored.alerted_at === null && isRecent(release.releasedAt, now);
    await store.saveHealth(tx, release, {
      ...counts,
      ...{ is_settled, confidence, is_worse: isWorse, computed_at: now },
      compared_version_id: previous?.id ?? null,
      shared: JSON.stringify(shared),
      ages: JSON.stringify({ ...stored.ages, [age]: toOutcomeCounts(counts) }),
      ...(isAlert && { alerted_at: now }),
    });
    if (!isAlert || !previous || !before || confidence === null) return;
    const { productId, versionId, version } = release;
    const figures = { ...describeComparison(counts, before), confidence };
    const alert = { productId, versionId, version, previousVersion: previous.version, ...figures };
    await notify(tx, release.accountId, alert);
  }

  return async (now = new Date()): Promise<void> => {
    // Which accounts have releases that are due is only known after reading all accounts.
    const silentBefore = findSilenceStart(await readReceivedHours(db, now), now);
    const times = { now, silentBefore };
    const due = await db.withSystem((tx) => store.listDueReleases(tx, times));
    for (const release of due) {
      const { accountId } = release;
      await db.withAccount({ accountId }, (tx) => compute(tx, release, times)).catch(onFailure);
    }
  };
}
