import { countBad, type OutcomeCounts, shareOf } from './updateHealth.rules.ts';

/** A release that does worse than the previous one. */
export interface ReleaseAlert {
  productId: string;
  versionId: string;
  product: string;
  version: string;
  previousVersion: string;
  /** The sites that downloaded it, and those of them with each bad outcome. */
  sites: number;
  failed: number;
  rolledBack: number;
  silent: number;
  /** The share of sites with a bad outcome, from 0 to 1, of this release and of the previous one. */
  share: number;
  previousShare: number;
  previousSites: number;
  /** How certain it is that the release does worse, from 0 to 1. */
  confidence: number;
}

/** Returns the figures of an alert. */
export function describeComparison(
  release: OutcomeCounts,
  previous: OutcomeCounts,
): Pick<
  ReleaseAlert,
  'sites' | 'failed' | 'rolledBack' | 'silent' | 'share' | 'previousShare' | 'previousSites'
> {
  const { downloaded: sites, failed, rolled_back: rolledBack, silent } = release;
  return {
    ...{ sites, failed, rolledBack, silent },
    share: shareOf(countBad(release)),
    previousShare: shareOf(countBad(previous)),
    previousSites: previous.downloaded,
  };
}

/** Returns the path of the dashboard's page about a release. */
export function releaseHealthPath({
  productId,
  versionId,
}: Pick<ReleaseAlert, 'productId' | 'versionId'>): string {
  return `/dashboard/analytics/health/${productId}/${versionId}`;
}
