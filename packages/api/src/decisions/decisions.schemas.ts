import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.ts';
import { LicenseResponse } from '../licenses/licenses.schemas.ts';

/** Why a licence is refused: stable names that programs may rely on. */
export const LICENSE_REFUSALS = [
  'unknown',
  'suspended',
  'wrong_product',
  'expired',
  'domain_not_allowed',
  'limit_reached',
  'domain_invalid',
  'version_limit',
] as const;

/** @see {@link LICENSE_REFUSALS} */
export type LicenseRefusal = (typeof LICENSE_REFUSALS)[number];

/** Why a site gets nothing: its licence is refused, it has sent none, or no platform confirms its code. */
export const SITE_REFUSALS = [...LICENSE_REFUSALS, 'license_missing', 'not_confirmed'] as const;

/** @see {@link SITE_REFUSALS} */
export type SiteRefusal = (typeof SITE_REFUSALS)[number];

/** What a decision came to. */
export const LICENSE_VERDICTS = ['valid', ...SITE_REFUSALS] as const;

/** @see {@link LICENSE_VERDICTS} */
export type LicenseVerdict = (typeof LICENSE_VERDICTS)[number];

/** What a site asked when it was decided. */
export const LICENSE_CALLS = [
  'update_check',
  'download',
  'validate',
  'activate',
  'composer',
] as const;

/** @see {@link LICENSE_CALLS} */
export type LicenseCall = (typeof LICENSE_CALLS)[number];

/** A licence key or a domain as somebody pasted it, and for which product and site it is to be decided. */
export const LicenseDecisionsQuery = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMITS.line)),
  product: z.optional(z.string().check(z.maxLength(100))),
  domain: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.domain))),
});

/**
 * A decision as it was given to a site, with its reason for the account. The same answer to the same
 * question is kept once: `times` says how often it was given, `at` when last. `keyHint` is the key's
 * beginning where no licence of the account has it.
 */
export const LicenseDecisionResponse = z.object({
  at: Timestamp,
  firstAt: Timestamp,
  times: z.number(),
  call: z.enum(LICENSE_CALLS),
  code: z.enum(LICENSE_VERDICTS),
  message: z.string(),
  domain: z.string(),
  product: z.nullable(z.object({ _id: Id, name: z.string(), kind: z.enum(['plugin', 'theme']) })),
  license: z.nullable(Id),
  keyHint: z.string(),
});

/** @see {@link LicenseDecisionResponse} */
export type LicenseDecisionResponse = z.infer<typeof LicenseDecisionResponse>;

/**
 * What would be decided now about each licence that the text leads to (20 at most): the one with the
 * key, or those for the domain or in use there; and the last decisions, newest first (50 at most, of the
 * last 30 days).
 */
export const LicenseDecisionsResponse = z.object({
  now: z.array(
    z.object({ license: LicenseResponse, code: z.enum(LICENSE_VERDICTS), message: z.string() }),
  ),
  results: z.array(LicenseDecisionResponse),
});

/** @see {@link LicenseDecisionsResponse} */
export type LicenseDecisionsResponse = z.infer<typeof LicenseDecisionsResponse>;
