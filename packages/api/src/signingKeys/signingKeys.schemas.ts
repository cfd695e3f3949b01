import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** The states of a signing key: it is listed before it signs, and still verifies after it is retired. */
export const SIGNING_KEY_STATES = ['next', 'current', 'retired'] as const;

/**
 * A key that verifies leases. `publicKey` is 32 bytes in base64, as libsodium expects it. The next key
 * signs from `signsFrom`, or earlier if the account activates it. A retired key is listed until its last
 * lease has expired.
 */
export const SigningKeyResponse = z.object({
  _id: Id,
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  state: z.enum(SIGNING_KEY_STATES),
  createdAt: Timestamp,
  signsFrom: Timestamp,
  retiredAt: z.nullable(Timestamp),
  listedUntil: z.nullable(Timestamp),
});

/** @see {@link SigningKeyResponse} */
export type SigningKeyResponse = z.infer<typeof SigningKeyResponse>;

/** The account's signing keys, newest first: the next, the current, the retired ones. */
export const SigningKeyListResponse = z.array(SigningKeyResponse);

/**
 * The contents of a lease. A lease is one line: this JSON in base64url, a dot, and the Ed25519 signature
 * of that base64url text, also in base64url. Times are seconds since 1970. `domain` is the site without
 * scheme, `www.`, port and path; blank means any site. If `product` is null, the license includes every
 * product of the account. The lease expires 14 days after it was issued, or with the license.
 */
export const LeaseStatementResponse = z.object({
  v: z.literal(1),
  kid: Id,
  key: z.string(),
  product: z.nullable(Id),
  domain: z.string(),
  activation_limit: z.number(),
  max_version: z.nullable(z.string()),
  license_expires: z.nullable(z.number()),
  issued: z.number(),
  expires: z.number(),
});

/** @see {@link LeaseStatementResponse} */
export type LeaseStatementResponse = z.infer<typeof LeaseStatementResponse>;
