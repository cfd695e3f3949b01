import { notFound } from '../../../errors.ts';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import type { DownloadTokens } from '../access/downloadToken.ts';
import type { ReleasedVersion } from '../updates.store.ts';
import { resolveOffer, type UpdateOffer } from './offer.rules.ts';
import type { CachedProduct } from './productCache.ts';
import { toPluginResponse, toThemeResponse } from './updateResponse.rules.ts';
import { type WrittenResponse, writeResponse } from './writtenResponse.ts';

/** Returns the response to a site's update check. @param maxVersion of the site's license */
export type WriteUpdateResponse = (
  cached: CachedProduct,
  site: SiteFacts,
  maxVersion: string | null,
) => WrittenResponse;

const MAX_RESPONSES = 1000;

/** Creates the function. @param publicUrl this server's URL for sites, without a trailing slash */
export function createUpdateResponses(
  downloadTokens: DownloadTokens,
  publicUrl: string,
): WriteUpdateResponse {
  const downloadUrl = ({ product, isGated }: CachedProduct, version: ReleasedVersion) => {
    const token = isGated ? `&access=${downloadTokens.create(version.id, Date.now())}` : '';
    const base = `${publicUrl}/api/v1/updates/${product.id}/download`;
    return `${base}?version=${version.version}${token}`;
  };

  const writeOffer = (cached: CachedProduct, offer: UpdateOffer<ReleasedVersion>) => {
    const { product, responses } = cached;
    if ('reason' in offer && offer.reason === 'no_versions') throw notFound();
    const version = 'offer' in offer ? offer.offer : offer.known;
    const isInstallable = 'offer' in offer || offer.isInstallable;
    const known = responses.get(`${version.id} ${isInstallable}`);
    if (known) return known;
    const url = isInstallable ? downloadUrl(cached, version) : undefined;
    const response = writeResponse(
      product.kind === 'plugin'
        ? toPluginResponse(product, version, url)
        : toThemeResponse(product, version, url, publicUrl),
    );
    responses.set(`${version.id} ${isInstallable}`, response);
    return response;
  };

  return (cached, site, maxVersion) => {
    // The facts contain no line breaks, so different facts never have the same key.
    const key = `${maxVersion}\n${site.installedVersion}\n${site.phpVersion}\n${site.wordpressVersion}`;
    const known = cached.responses.get(key);
    if (known) return known;
    const offer = resolveOffer(site, cached.product.versions, maxVersion);
    const response = writeOffer(cached, offer);
    if (cached.responses.size < MAX_RESPONSES) cached.responses.set(key, response);
    return response;
  };
}
