import { type KeyObject, sign } from 'node:crypto';
import type { LeaseStatementResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';

/** The facts about a license that a lease contains. */
export interface LeasedLicense {
  key: string;
  item_id: string | null;
  activation_limit: number;
  max_version: string | null;
  expires_at: Date | null;
}

/** The terms of a lease. */
export interface LeaseTerms {
  keyId: string;
  /** The product that the site named; null for the product of the license. */
  productId: string | null;
  /** Blank for any domain. */
  domain: string;
  now: Date;
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Returns the statement of a lease. It expires with the license at the latest. */
export function createLease(
  license: LeasedLicense,
  { keyId, productId, domain, now }: LeaseTerms,
): LeaseStatementResponse {
  const issued = toSeconds(now);
  const licenseEnd = license.expires_at && toSeconds(license.expires_at);
  const latest = issued + LICENSE_LEASE.days * 86_400;
  return {
    v: 1,
    kid: keyId,
    key: license.key,
    product: productId ?? license.item_id,
    domain,
    activation_limit: license.activation_limit,
    max_version: license.max_version,
    license_expires: licenseEnd,
    issued,
    expires: licenseEnd === null ? latest : Math.min(latest, licenseEnd),
  };
}

/** Returns a lease as one line that ends with its signature. */
export function signLease(statement: LeaseStatementResponse, privateKey: KeyObject): string {
  const text = Buffer.from(JSON.stringify(statement)).toString('base64url');
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}
