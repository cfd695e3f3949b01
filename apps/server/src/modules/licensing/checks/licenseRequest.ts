import { TEXT_LIMITS } from '@pressdock/api/limits';
import { rateLimited } from '../../../errors.ts';
import { isId } from '../../../identity/ids.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';
import type { LookupResult } from '../siteLicenses.store.ts';
import type { LicenseActivator } from './licenseActivator.ts';

/** A plugin's query about its license, not normalized. */
export interface LicenseQuery {
  license?: string | undefined;
  domain?: string | undefined;
  product?: string | undefined;
  wantsLease: boolean;
}

/** A normalized query with the licenses that have its key. */
export interface LicenseRequest extends LookupResult {
  key: string;
  /** Undefined if the site does not identify itself. */
  domain: string | undefined;
  productId: string | null;
}

/** Returns a function that normalizes a query and finds its licenses. */
export function createRequestResolver(
  activator: LicenseActivator,
  isWithinLimit: (key: string) => boolean,
) {
  return async ({ license, domain, product }: LicenseQuery): Promise<LicenseRequest> => {
    const key = license?.trim() ?? '';
    const normalized = domain === undefined ? undefined : normalizeDomain(domain);
    // An invalid id is treated as an unknown product.
    const productId = product ? product.toLowerCase() : null;
    const request = { key, domain: normalized, productId };
    const isKey = key !== '' && key.length <= TEXT_LIMITS.licenseKey && !key.includes('\0');
    // Requests without a key do not share a rate limit.
    if (!isKey) return { ...request, licenses: [], productAccount: null };
    if (!isWithinLimit(key.toLowerCase())) throw rateLimited(60);
    const validId = productId !== null && isId(productId) ? productId : undefined;
    const found = await activator.find({ key, domain: normalized, productId: validId });
    return { ...request, ...found };
  };
}
