import type { ExplainOfferResponse } from '@pressdock/api';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import type { SiteAccess } from '../access/siteAccess.service.ts';
import {
  findObstacle,
  isNewerFor,
  type OfferCandidate,
  resolveOffer,
} from '../check/offer.rules.ts';
import { versionMessages } from '../updates.messages.ts';

type ExplainedVersion = ExplainOfferResponse['versions'][number];

/**
 * Returns which version a site is offered, and why it is not offered each of the others, by the rules
 * that update checks use. @param versions newest first
 */
export function previewOffer(
  site: SiteFacts,
  versions: readonly OfferCandidate[],
  access: SiteAccess,
): ExplainOfferResponse {
  const maxVersion = access.verdict === 'refused' ? null : access.maxVersion;
  const resolved = resolveOffer(site, versions, maxVersion);
  const best = 'offer' in resolved ? resolved.offer : undefined;
  const isDenied = access.verdict === 'refused';
  const describe = (version: OfferCandidate): ExplainedVersion => {
    const result = (verdict: ExplainedVersion['verdict'], message: string) => ({
      version: version.version,
      verdict,
      message,
    });
    if (!isNewerFor(site, version)) {
      const installed = site.installedVersion ?? '';
      const isSame = version.version === installed;
      const message = isSame ? versionMessages.installed : versionMessages.notNewer(installed);
      return result('not_newer', message);
    }
    if (!version.is_offered) return result('not_offered', versionMessages.notOffered);
    switch (findObstacle(site, version, maxVersion)) {
      case 'license_limit':
        return result('license_limit', versionMessages.license(maxVersion ?? ''));
      case 'php_too_old':
        return result(
          'php_too_old',
          versionMessages.php(version.requires_php, site.phpVersion ?? ''),
        );
      case 'wordpress_too_old':
        return result(
          'wordpress_too_old',
          versionMessages.wordpress(version.requires, site.wordpressVersion ?? ''),
        );
    }
    if (version !== best) return result('older', versionMessages.older);
    return isDenied
      ? result('license_limit', versionMessages.held)
      : result('offered', versionMessages.offered);
  };
  return {
    access: { verdict: access.verdict, message: access.message },
    offered: isDenied ? null : (best?.version ?? null),
    versions: versions.map(describe),
  };
}
