import type { ExplainOfferResponse } from '@pressdock/api';
import type { SiteFacts } from '../../wordpress/siteRequest.ts';
import { isNewerFor, type OfferCandidate, obstacleTo, resolveOffer } from './offer.rules.ts';
import type { SiteAccess } from './siteAccess.service.ts';
import { versionMessages } from './updates.messages.ts';

type ExplainedVersion = ExplainOfferResponse['versions'][number];

/**
 * Say what a site is offered and why not each other version, by the same rules that decide it.
 * @param versions newest first
 */
export function explainOffer(
  site: SiteFacts,
  versions: readonly OfferCandidate[],
  access: SiteAccess,
): ExplainOfferResponse {
  const maxVersion = access.verdict === 'refused' ? null : access.maxVersion;
  const resolved = resolveOffer(site, versions, maxVersion);
  const best = 'offer' in resolved ? resolved.offer : undefined;
  const isHeld = access.verdict === 'refused';
  const explain = (version: OfferCandidate): ExplainedVersion => {
    const said = (verdict: ExplainedVersion['verdict'], message: string) => ({
      version: version.version,
      verdict,
      message,
    });
    if (!isNewerFor(site, version)) {
      const installed = site.installedVersion ?? '';
      const isSame = version.version === installed;
      const message = isSame ? versionMessages.installed : versionMessages.notNewer(installed);
      return said('not_newer', message);
    }
    switch (obstacleTo(site, version, maxVersion)) {
      case 'license_limit':
        return said('license_limit', versionMessages.license(maxVersion ?? ''));
      case 'php_too_old':
        return said(
          'php_too_old',
          versionMessages.php(version.requires_php, site.phpVersion ?? ''),
        );
      case 'wordpress_too_old':
        return said(
          'wordpress_too_old',
          versionMessages.wordpress(version.requires, site.wordpressVersion ?? ''),
        );
    }
    if (version !== best) return said('older', versionMessages.older);
    return isHeld
      ? said('license_limit', versionMessages.held)
      : said('offered', versionMessages.offered);
  };
  return {
    access: { verdict: access.verdict, message: access.message },
    offered: isHeld ? null : (best?.version ?? null),
    versions: versions.map(explain),
  };
}
