import { type KeyObject, sign } from 'node:crypto';
import type { LeaseStatementResponse } from '@pressdock/api';
import { LICENSE_LEASE } from '@pressdock/api/limits';

/** A licence that a lease is given for. */
export interface LeasedLicense {
  key: string;
  item_id: string | null;
  activation_limit: number;
  max_version: string | null;
  expires_at: Date | null;
}

/** What a lease is given with. */
export interface LeaseTerms {
  keyId: string;
  /** What the site named; the licence's own where it named none. */
  productId: string | null;
  /** Blank is any. */
  domain: string;
  now: Date;
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** State what a site may rely on while nobody can be asked. It ends with the licence at the latest. */
export function stateLease(
  license: LeasedLicense,
  { keyId, productId, domain, now }: LeaseTerms,
): LeaseStatementResponse {
  const issued = seconds(now);
  const end = license.expires_at && seconds(license.expires_at);
  const longest = issued + LICENSE_LEASE.days * 86_400;
  return {
    v: 1,
    kid: keyId,
    key: license.key,
    product: productId ?? license.item_id,
    domain,
    activation_limit: license.activation_limit,
    max_version: license.max_version,
    license_expires: end,
    issued,
    expires: end === null ? longest : Math.min(longest, end),
  };
}

/** Write a statement as one line that ends with its signature. */
export function signLease(statement: LeaseStatementResponse, privateKey: KeyObject): string {
  const text = Buffer.from(JSON.stringify(statement)).toString('base64url');
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}
