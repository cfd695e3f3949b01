import { comparePhpVersions, meetsMinimum } from '../../wordpress/phpVersion.ts';
import type { SiteFacts } from '../../wordpress/siteRequest.ts';
import { coversVersion } from '../licenses/licenseDecision.rules.ts';

/** What an offer depends on in a version. */
export interface OfferCandidate {
  version: string;
  requires: string;
  requires_php: string;
}

/** Why a site cannot have a version. */
export type Obstacle = 'license_limit' | 'php_too_old' | 'wordpress_too_old';

/** Why a site is offered nothing newer. */
export type NoOfferReason = 'no_versions' | 'up_to_date' | Obstacle;

/**
 * What a site is told. `offer` is newer than what it runs, runs there, and is included in its licence.
 * Otherwise `reason` says why not, and `known` is the version to name in the answer: one the site's own
 * check, which never goes back, makes nothing of. `isInstallable` is false when the site cannot have
 * even that one.
 */
export type UpdateOffer<Version> =
  | { offer: Version }
  | { reason: 'no_versions' }
  | { reason: Exclude<NoOfferReason, 'no_versions'>; known: Version; isInstallable: boolean };

/** Whether the site has no version installed, or an older one by PHP's own comparison. */
export function isNewerFor(site: SiteFacts, version: OfferCandidate): boolean {
  const { installedVersion } = site;
  return !installedVersion || comparePhpVersions(version.version, installedVersion) > 0;
}

/** What keeps a site from a version; undefined when nothing does. */
export function obstacleTo(
  site: SiteFacts,
  version: OfferCandidate,
  maxVersion?: string | null,
): Obstacle | undefined {
  if (!coversVersion(maxVersion, version.version)) return 'license_limit';
  if (!meetsMinimum(site.phpVersion, version.requires_php)) return 'php_too_old';
  if (!meetsMinimum(site.wordpressVersion, version.requires)) return 'wordpress_too_old';
  return undefined;
}

/**
 * Decide which version a site is offered: the newest one that its licence includes and its PHP and
 * WordPress can run, if that is newer than the installed one. Never an older one.
 * @param versions newest first
 * @param maxVersion the first version that is not included any more
 */
export function resolveOffer<Version extends OfferCandidate>(
  site: SiteFacts,
  versions: readonly Version[],
  maxVersion?: string | null,
): UpdateOffer<Version> {
  const newest = versions[0];
  if (!newest) return { reason: 'no_versions' };
  const possible = versions.find((version) => !obstacleTo(site, version, maxVersion));
  if (possible && isNewerFor(site, possible)) return { offer: possible };
  const obstacle = obstacleTo(site, newest, maxVersion);
  const reason = obstacle && isNewerFor(site, newest) ? obstacle : 'up_to_date';
  if (possible) return { reason, known: possible, isInstallable: true };
  const included = versions.find((version) => coversVersion(maxVersion, version.version));
  return { reason, known: included ?? newest, isInstallable: false };
}
