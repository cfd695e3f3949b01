import { comparePhpVersions, meetsMinimum } from '../../../wordpress/phpVersion.ts';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import { includesVersion } from '../../licensing/licenseDecision.rules.ts';

/** The facts about a version that an offer depends on. */
export interface OfferCandidate {
  version: string;
  /** Imported versions are not offered until their author decides so. */
  is_offered: boolean;
  requires: string;
  requires_php: string;
}

/** Why a site cannot have a version. */
export type Obstacle = 'license_limit' | 'php_too_old' | 'wordpress_too_old';

/** Why a site is not offered a newer version. */
export type NoOfferReason = 'no_versions' | 'up_to_date' | Obstacle;

/**
 * The result of an update check. `offer` is newer than the installed version, runs on the site, and is
 * included in its license. Without an offer, `known` is the version that the response names; it is not
 * newer, so the site does not install it. `isInstallable`: whether the site could have it at all.
 */
export type UpdateOffer<Version> =
  | { offer: Version }
  | { reason: 'no_versions' }
  | { reason: Exclude<NoOfferReason, 'no_versions'>; known: Version; isInstallable: boolean };

/** Returns whether a version is newer than the installed one, as PHP compares versions. */
export function isNewerFor(site: SiteFacts, version: OfferCandidate): boolean {
  const { installedVersion } = site;
  return !installedVersion || comparePhpVersions(version.version, installedVersion) > 0;
}

/** Returns why a site cannot have a version; undefined if it can. */
export function findObstacle(
  site: SiteFacts,
  version: OfferCandidate,
  maxVersion?: string | null,
): Obstacle | undefined {
  if (!includesVersion(maxVersion, version.version)) return 'license_limit';
  if (!meetsMinimum(site.phpVersion, version.requires_php)) return 'php_too_old';
  if (!meetsMinimum(site.wordpressVersion, version.requires)) return 'wordpress_too_old';
  return undefined;
}

/**
 * Returns the version that a site is offered: the newest one that its license includes and its PHP and
 * WordPress can run, if it is newer than the installed one. A version that is not offered is known only
 * to sites that do not have an older one.
 * @param all newest first
 * @param maxVersion the first version that the license does not include
 */
export function resolveOffer<Version extends OfferCandidate>(
  site: SiteFacts,
  all: readonly Version[],
  maxVersion?: string | null,
): UpdateOffer<Version> {
  const versions = all.filter((version) => version.is_offered || !isNewerFor(site, version));
  const newest = versions[0];
  if (!newest) return { reason: 'no_versions' };
  const possible = versions.find((version) => !findObstacle(site, version, maxVersion));
  if (possible && isNewerFor(site, possible)) return { offer: possible };
  const obstacle = findObstacle(site, newest, maxVersion);
  const reason = obstacle && isNewerFor(site, newest) ? obstacle : 'up_to_date';
  if (possible) return { reason, known: possible, isInstallable: true };
  const included = versions.find((version) => includesVersion(maxVersion, version.version));
  return { reason, known: included ?? newest, isInstallable: false };
}
