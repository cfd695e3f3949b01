import type { UsedLicense } from '../siteLicenses.store.ts';
import { createLease, signLease } from './lease.rules.ts';
import type { SigningKeys } from './signingKeys.service.ts';

/** Returns a signed lease; undefined when the account's signing key cannot be decrypted. */
export type IssueLease = (
  license: UsedLicense,
  terms: { productId: string | null; domain: string },
) => Promise<string | undefined>;

/** Creates the function. */
export function createLeaseIssuer(keys: SigningKeys): IssueLease {
  return async (license, terms) => {
    const key = await keys.current(license.account_id);
    if (!key) return undefined;
    const lease = createLease(license, { ...terms, keyId: key.id, now: new Date() });
    return signLease(lease, key.privateKey);
  };
}
