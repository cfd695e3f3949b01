import * as z from 'zod/mini';
import { SiteText, Timestamp } from '../contract/primitives.schemas.ts';
import { LICENSE_REFUSALS, SITE_REFUSALS } from '../decisions/decisions.schemas.ts';

/**
 * A license check. With the id `product`, a license for another product is denied. `lease=1` requests a
 * lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
 */
export const PublicLicenseQuery = z.looseObject({
  license: SiteText,
  domain: SiteText,
  product: SiteText,
  lease: SiteText,
  format: SiteText,
});

/**
 * A valid license. `lease` is present if it was requested and can be issued: without a domain only if
 * the activation limit is unlimited.
 * @see {@link LeaseStatementResponse} for the contents of a lease
 */
export const ValidLicenseResponse = z.object({
  message: z.string(),
  code: z.literal('valid'),
  expires: z.nullable(Timestamp),
  max_version: z.nullable(z.string()),
  activation_limit: z.number(),
  lease: z.optional(z.string()),
});

/** @see {@link ValidLicenseResponse} */
export type ValidLicenseResponse = z.infer<typeof ValidLicenseResponse>;

/** A denied license, with a message and the reason code. */
export const RefusedLicenseResponse = z.object({
  err: z.string(),
  code: z.enum(LICENSE_REFUSALS),
});

/** @see {@link RefusedLicenseResponse} */
export type RefusedLicenseResponse = z.infer<typeof RefusedLicenseResponse>;

/** A denied site or program, with a message and the reason code, which `Pressdock-Code` also contains. */
export const RefusedSiteResponse = z.object({
  message: z.string(),
  code: z.enum(SITE_REFUSALS),
});

/** @see {@link RefusedSiteResponse} */
export type RefusedSiteResponse = z.infer<typeof RefusedSiteResponse>;

/** The new state of an activation. */
export const ActivationChangeResponse = z.object({
  message: z.string(),
  code: z.enum(['active', 'inactive']),
});

/** @see {@link ActivationChangeResponse} */
export type ActivationChangeResponse = z.infer<typeof ActivationChangeResponse>;
