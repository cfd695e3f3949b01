import { LRUCache } from 'lru-cache';
import { notFound } from '../../../errors.ts';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import type { DownloadTokens } from '../access/downloadToken.ts';
import type { ReleasedVersion } from '../updates.store.ts';
import { resolveOffer, type UpdateOffer } from './offer.rules.ts';
import { type CachedProduct, MAX_AGE_MS } from './productCache.ts';
import { toPluginResponse, toThemeResponse } from './updateResponse.rules.ts';
import { type WrittenResponse, writeResponse } from './writtenResponse.ts';

/** Returns the response to a site's update check. @param maxVersion of the site's license */
export type WriteUpdateResponse = (
  cached: CachedProduct,
  site: SiteFacts,
  maxVersion: string | null,
) => WrittenResponse;

/** The memory of all cached responses; each counts twice, because it may also be compressed. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;
/** Each entry takes up to 700 bytes. */
const MAX_OFFERS = 10_000;

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

  const responses = new LRUCache<string, WrittenResponse>({
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ bytes }) => 2 * bytes.length,
    ttl: MAX_AGE_MS,
    ttlAutopurge: true,
  });
  /** The keys of responses, by the facts that sites report. */
  const offers = new LRUCache<string, string>({
    max: MAX_OFFERS,
    ttl: MAX_AGE_MS,
    ttlAutopurge: true,
  });

  const writeOffer = (cached: CachedProduct, offer: UpdateOffer<ReleasedVersion>) => {
    const { product } = cached;
    if ('reason' in offer && offer.reason === 'no_versions') throw notFound();
    const version = 'offer' in offer ? offer.offer : offer.known;
    const isInstallable = 'offer' in offer || offer.isInstallable;
    const key = `${cached.loadId} ${version.id} ${isInstallable}`;
    const known = responses.get(key);
    if (known) return { key, response: known };
    const url = isInstallable ? downloadUrl(cached, version) : undefined;
    const response = writeResponse(
      product.kind === 'plugin'
        ? toPluginResponse(product, version, url)
        : toThemeResponse(product, version, url, publicUrl),
    );
    responses.set(key, response);
    return { key, response };
  };

  return (cached, site, maxVersion) => {
    // The facts contain no line breaks, so different facts never have the same key.
    const facts = `${cached.loadId}\n${maxVersion}\n${site.installedVersion}\n${site.phpVersion}\n${site.wordpressVersion}`;
    const known = responses.get(offers.get(facts) ?? '');
    if (known) return known;
    const offer = resolveOffer(site, cached.product.versions, maxVersion);
    const { key, response } = writeOffer(cached, offer);
    offers.set(facts, key);
    return response;
  };
}
