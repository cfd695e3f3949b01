import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { PRODUCT_KINDS } from '../contract/productKind.ts';
import { LicenseResponse } from '../licenses/licenses.schemas.ts';

/** Reason codes for a denied license. They are stable, so programs may rely on them. */
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

/** Reason codes for a denied site: its license is denied or missing, or no sales platform confirms its purchase code. */
export const SITE_REFUSALS = [...LICENSE_REFUSALS, 'license_missing', 'not_confirmed'] as const;

/** @see {@link SITE_REFUSALS} */
export type SiteRefusal = (typeof SITE_REFUSALS)[number];

/** The results of a decision. */
export const LICENSE_VERDICTS = ['valid', ...SITE_REFUSALS] as const;

/** @see {@link LICENSE_VERDICTS} */
export type LicenseVerdict = (typeof LICENSE_VERDICTS)[number];

/** The kinds of request that are decided. */
export const LICENSE_CALLS = [
  'update_check',
  'download',
  'validate',
  'activate',
  'composer',
] as const;

/** @see {@link LICENSE_CALLS} */
export type LicenseCall = (typeof LICENSE_CALLS)[number];

/**
 * A license key or a domain, and optionally the product and the site to decide it for. `after` is a
 * cursor, the `next` of the previous response.
 */
export const LicenseDecisionsQuery = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_LIMITS.line)),
  product: z.optional(z.string().check(z.maxLength(100))),
  domain: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.domain))),
  after: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * A decision about a request of a site, with its reason. Equal decisions are stored once: `times` counts
 * them, `firstAt` and `at` are the first and the last. `keyHint` is the beginning of a key that no
 * license of the account has.
 */
export const LicenseDecisionResponse = z.object({
  at: Timestamp,
  firstAt: Timestamp,
  times: z.number(),
  call: z.enum(LICENSE_CALLS),
  code: z.enum(LICENSE_VERDICTS),
  message: z.string(),
  domain: z.string(),
  product: z.nullable(z.object({ _id: Id, name: z.string(), kind: z.enum(PRODUCT_KINDS) })),
  license: z.nullable(Id),
  keyHint: z.string(),
});

/** @see {@link LicenseDecisionResponse} */
export type LicenseDecisionResponse = z.infer<typeof LicenseDecisionResponse>;

/**
 * The access log of a license key or a domain. `now` contains the current decision about each license
 * that matches (at most 20): the one with the key, or those bound to or activated on the domain.
 * `results` contains a page of at most 50 decisions of the last 30 days, newest first. `next` is the
 * cursor of the next page; the last page has none.
 */
export const LicenseDecisionsResponse = z.object({
  now: z.array(
    z.object({ license: LicenseResponse, code: z.enum(LICENSE_VERDICTS), message: z.string() }),
  ),
  results: z.array(LicenseDecisionResponse),
  next: z.optional(z.string()),
});

/** @see {@link LicenseDecisionsResponse} */
export type LicenseDecisionsResponse = z.infer<typeof LicenseDecisionsResponse>;
