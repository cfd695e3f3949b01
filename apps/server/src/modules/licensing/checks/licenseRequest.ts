import { TEXT_LIMITS } from '@pressdock/api/limits';
import { rateLimited } from '../../../errors.ts';
import { isId } from '../../../identity/ids.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';
import type { LookupResult } from '../siteLicenses.store.ts';
import type { LicenseActivator } from './licenseActivator.ts';
import type { UnknownKeyLimit } from './unknownKeyLimit.ts';

/** A plugin's query about its license, not normalized. */
export interface LicenseQuery {
  /** The account in the URL; undefined at the URL without an account. */
  account?: string | undefined;
  license?: string | undefined;
  domain?: string | undefined;
  product?: string | undefined;
  wantsLease: boolean;
}

/** A normalized query with the license that it refers to. */
export interface LicenseRequest extends LookupResult {
  key: string;
  /** Undefined if the site does not identify itself. */
  domain: string | undefined;
  productId: string | null;
  /** Whether nothing tells which account's license is meant. */
  needsAccount: boolean;
}

const nothing: LookupResult = {
  accountId: null,
  productAccount: null,
  isServed: true,
  license: undefined,
  activation: undefined,
};

/**
 * Counts unknown keys. A client that has sent too many learns nothing about further keys, except on
 * the sites where they are active: the sites of one host share an address.
 */
async function limitGuesses(
  { license, activation }: LookupResult,
  limit: UnknownKeyLimit,
): Promise<void> {
  if (!activation) await limit.requireLeft();
  if (!license) await limit.countUnknown();
}

/**
 * Returns a function that normalizes a query and finds its license.
 * @param isWithinLimit counts a request of a key; false after too many
 */
export function createRequestResolver(
  activator: LicenseActivator,
  isWithinLimit: (key: string) => boolean,
) {
  return async (query: LicenseQuery, limit: UnknownKeyLimit): Promise<LicenseRequest> => {
    const { account, product } = query;
    const key = query.license?.trim() ?? '';
    const domain = query.domain === undefined ? undefined : normalizeDomain(query.domain);
    // An invalid id is treated as an unknown product.
    const productId = product ? product.toLowerCase() : null;
    const request = { key, domain, productId, needsAccount: false };
    const isKey = key !== '' && key.length <= TEXT_LIMITS.licenseKey && !key.includes('\0');
    // Requests without a key do not share a rate limit.
    if (!isKey) return { ...request, ...nothing };
    if (!isWithinLimit(key.toLowerCase())) throw rateLimited(60);
    const isAccount = account === undefined || isId(account);
    const found = isAccount
      ? await activator.find({
          key,
          accountId: account,
          domain,
          productId: productId !== null && isId(productId) ? productId : undefined,
        })
      : nothing;
    const needsAccount = account === undefined && productId === null && found.accountId === null;
    if (!needsAccount) await limitGuesses(found, limit);
    return { ...request, ...found, needsAccount };
  };
}
