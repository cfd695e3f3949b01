import type { SiteRefusal } from '@pressdock/api';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../../errors.ts';
import { SHARED_AGES } from '../../../load/revalidatingCache.ts';
import type { SiteFacts } from '../../../wordpress/siteRequest.ts';
import type { DownloadTokens } from '../access/downloadToken.ts';
import type { ReleasedVersion } from '../updates.store.ts';
import { resolveOffer } from './offer.rules.ts';
import type { CachedProduct } from './productCache.ts';
import { toPluginResponse, toThemeResponse } from './updateResponse.rules.ts';
import { type WrittenResponse, writeResponse } from './writtenResponse.ts';

/** The versions that a site's license allows. */
export interface SiteEntitlement {
  maxVersion: string | null;
  /** Why the license is not valid; the site gets the newest version without a download. */
  refusal?: SiteRefusal | undefined;
  /** Whether a newer version that the license excludes is shown without a download. */
  showsExcluded: boolean;
}

/** The entitlement of every site to a product that needs no license. */
export const UNGATED: SiteEntitlement = { maxVersion: null, showsExcluded: false };

/** The response to an update check. */
export interface UpdateResponse {
  response: WrittenResponse;
  /** The version that the site is offered; undefined if it cannot install a newer one. */
  offered: OfferedVersion | undefined;
}

/** A version that a site is offered. */
export type OfferedVersion = Pick<ReleasedVersion, 'id' | 'version'>;

/** Returns the response to a site's update check. */
export type WriteUpdateResponse = (
  cached: CachedProduct,
  site: SiteFacts,
  entitlement: SiteEntitlement,
) => UpdateResponse;

/** The memory of all cached responses; each counts twice, because it may also be compressed. */
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;
/** Each entry takes up to 700 bytes. */
const MAX_OFFERS = 10_000;

function createResponseCache() {
  return new LRUCache<string, WrittenResponse>({
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ bytes }) => 2 * bytes.length,
    ttl: SHARED_AGES.maxAgeMs,
    ttlAutopurge: true,
  });
}

/** Creates the function. @param publicUrl this server's URL for sites, without a trailing slash */
export function createUpdateResponses(
  downloadTokens: DownloadTokens,
  publicUrl: string,
): WriteUpdateResponse {
  const downloadUrl = ({ product, isGated }: CachedProduct, version: ReleasedVersion) => {
    const token = isGated ? `&access=${downloadTokens.create(version.id, Date.now())}` : '';
    const base = `${publicUrl}/api/v1/updates/${product.id}/download`;
    return `${base}?version=${encodeURIComponent(version.version)}${token}`;
  };

  const responses = createResponseCache();
  /** The keys of responses and the offered versions, by the facts that sites report. */
  const offers = new LRUCache<string, { key: string; offered: OfferedVersion | undefined }>({
    max: MAX_OFFERS,
    ttl: SHARED_AGES.maxAgeMs,
    ttlAutopurge: true,
  });

  const writeVersion = (
    cached: CachedProduct,
    version: ReleasedVersion,
    { isInstallable, refusal }: { isInstallable: boolean; refusal?: SiteRefusal | undefined },
  ) => {
    const { product } = cached;
    const key = `${cached.loadId} ${version.id} ${isInstallable} ${refusal}`;
    const known = responses.get(key);
    if (known) return { key, response: known, offered: undefined };
    const url = isInstallable ? downloadUrl(cached, version) : undefined;
    const installability = { downloadUrl: url, refusal };
    const response = writeResponse(
      product.kind === 'plugin'
        ? toPluginResponse(product, version, installability)
        : toThemeResponse(product, version, installability, `${publicUrl}/details/${product.id}`),
    );
    responses.set(key, response);
    return { key, response, offered: undefined };
  };

  const writeOffer = (
    cached: CachedProduct,
    site: SiteFacts,
    { maxVersion, refusal, showsExcluded }: SiteEntitlement,
  ) => {
    const { versions } = cached.product;
    const offer = resolveOffer(site, versions, maxVersion);
    if ('offer' in offer) {
      const isInstallable = refusal === undefined;
      const written = writeVersion(cached, offer.offer, { isInstallable, refusal });
      const { id, version } = offer.offer;
      return { ...written, offered: isInstallable ? { id, version } : undefined };
    }
    if (offer.reason === 'no_versions') throw notFound();
    if (showsExcluded && offer.reason === 'license_limit') {
      const excluded = resolveOffer(site, versions);
      const denied = { isInstallable: false, refusal: 'version_limit' } as const;
      if ('offer' in excluded) return writeVersion(cached, excluded.offer, denied);
    }
    const isInstallable = offer.isInstallable && refusal === undefined;
    return writeVersion(cached, offer.known, { isInstallable, refusal });
  };

  return (cached, site, entitlement) => {
    const { maxVersion, refusal, showsExcluded } = entitlement;
    // The facts contain no line breaks, so different facts never have the same key.
    const facts = [
      ...[cached.loadId, maxVersion, refusal, showsExcluded],
      ...[site.installedVersion, site.phpVersion, site.wordpressVersion],
    ].join('\n');
    const cachedOffer = offers.get(facts);
    const known = cachedOffer && responses.get(cachedOffer.key);
    if (known) return { response: known, offered: cachedOffer.offered };
    const { key, response, offered } = writeOffer(cached, site, entitlement);
    offers.set(facts, { key, offered });
    return { response, offered };
  };
}
