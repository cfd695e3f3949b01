import { comparePhpVersions, meetsMinimum } from '../versions/phpVersion.rules.ts';

/** What a site says about itself; whatever it does not say is absent. */
export interface SiteFacts {
  installedVersion?: string | undefined;
  phpVersion?: string | undefined;
  wordpressVersion?: string | undefined;
}

/** What an offer depends on in a version. */
export interface OfferCandidate {
  version: string;
  requires: string;
  requires_php: string;
}

/** Why a site is offered nothing newer. */
export type NoOfferReason = 'no_versions' | 'up_to_date' | 'php_too_old' | 'wordpress_too_old';

/**
 * What a site is told. `offer` is newer than what it runs and runs there. Otherwise `reason` says
 * why not, and `known` is the version to name in the answer: one the site's own check, which never
 * goes back, makes nothing of. `isInstallable` is false when not even that one runs there.
 */
export type UpdateOffer<Version> =
  | { offer: Version }
  | { reason: 'no_versions' }
  | { reason: Exclude<NoOfferReason, 'no_versions'>; known: Version; isInstallable: boolean };

/**
 * Decide which version a site is offered: the newest one that its PHP and WordPress can run, if
 * that is newer than the installed one by PHP's own comparison. Never an older one.
 * @param versions newest first
 */
export function resolveOffer<Version extends OfferCandidate>(
  site: SiteFacts,
  versions: readonly Version[],
): UpdateOffer<Version> {
  const newest = versions[0];
  if (!newest) return { reason: 'no_versions' };
  const runnable = versions.find((version) => runsOn(site, version));
  const installed = site.installedVersion;
  const isNewer = (version: Version) =>
    !installed || comparePhpVersions(version.version, installed) > 0;
  if (runnable && isNewer(runnable)) return { offer: runnable };
  const reason = isNewer(newest) ? obstacle(site, newest) : 'up_to_date';
  return runnable
    ? { reason, known: runnable, isInstallable: true }
    : { reason, known: newest, isInstallable: false };
}

function runsOn(site: SiteFacts, version: OfferCandidate): boolean {
  return (
    meetsMinimum(site.phpVersion, version.requires_php) &&
    meetsMinimum(site.wordpressVersion, version.requires)
  );
}

function obstacle(site: SiteFacts, version: OfferCandidate): 'php_too_old' | 'wordpress_too_old' {
  return meetsMinimum(site.phpVersion, version.requires_php) ? 'wordpress_too_old' : 'php_too_old';
}
