import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.ts';

/** What becomes of a signing key: it is listed first, then it signs, then it is verified with only. */
export const SIGNING_KEY_STATES = ['next', 'current', 'retired'] as const;

/**
 * A key that leases are verified with. `publicKey` is 32 bytes in base64, as libsodium takes it. The
 * next one begins to sign at `signsFrom`, or before that when the account says so. A retired one is
 * listed until its last lease has run out.
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

/** The account's keys, the newest first: the next, the one in use, the retired ones. */
export const SigningKeyListResponse = z.array(SigningKeyResponse);

/**
 * What a lease states. A lease is one line: this as JSON in base64url, a dot, and the Ed25519 signature
 * of that base64url text, in base64url, too. Moments are seconds since 1970. `domain` is the site it is
 * for, without scheme, `www.`, port and path; blank is any. A null `product` is every product of the
 * account. `expires` is when the lease runs out: 14 days after it was issued, or with the licence.
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
