import type { Sealer } from '../../../ports/sealing.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';

/** The address by which a site is recognized. */
export interface SiteAddress {
  /** In lower case and punycode, without scheme, `www.` and port. */
  host: string;
  /** In lower case, without a trailing slash; blank for a site at the root of its host. */
  path: string;
}

const PATH_CHARACTERS = 200;

/** Parses the URL or the domain that a site sends; undefined without a valid host. */
export function parseSiteAddress(text: string | undefined): SiteAddress | undefined {
  const host = text && normalizeDomain(text);
  if (!host) return undefined;
  const path = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/)?[^/?#\\]*([^?#]*)/i.exec(text.trim())?.[1] ?? '';
  const folded = path.slice(0, PATH_CHARACTERS).toLowerCase().replaceAll('\\', '/');
  return { host, path: folded.replace(/\/+$/, '').toWellFormed() };
}

/**
 * Returns the key of a site: 16 bytes in hexadecimal. The same site has the same key for all products
 * and servers. Without the master key, nobody can tell which address a key belongs to.
 */
export type DeriveSiteKey = (address: SiteAddress) => string;

const KEY_BYTES = 16;

/** Creates the function. @see docs/decisions/analytics/0048-consent-and-site-keys.md */
export function createSiteKeys(sealer: Pick<Sealer, 'digest'>): DeriveSiteKey {
  return ({ host, path }) =>
    Buffer.from(sealer.digest(`site ${host}${path}`), 'base64url')
      .subarray(0, KEY_BYTES)
      .toString('hex');
}
