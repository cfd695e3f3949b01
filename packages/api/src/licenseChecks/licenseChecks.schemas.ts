import * as z from 'zod/mini';
import { SiteText, Timestamp } from '../contract/primitives.ts';
import { LICENSE_REFUSALS, SITE_REFUSALS } from '../decisions/decisions.schemas.ts';

/**
 * What a plugin asks about its licence. `product` is the product's identifier: with it a licence for
 * another product is refused, too. `lease=1` asks for a signed statement as well, for which the site's
 * `domain` takes one of the licence's places. `format=json` asks for JSON where the answer is text.
 */
export const PublicLicenseQuery = z.looseObject({
  license: SiteText,
  domain: SiteText,
  product: SiteText,
  lease: SiteText,
  format: SiteText,
});

/**
 * The licence is good. `lease` is there when it was asked for and can be given: without a domain only
 * where the licence has no limit.
 * @see {@link LeaseStatementResponse} for what a lease states
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

/** The licence is not good, with a sentence and the reason's name. */
export const RefusedLicenseResponse = z.object({
  err: z.string(),
  code: z.enum(LICENSE_REFUSALS),
});

/** @see {@link RefusedLicenseResponse} */
export type RefusedLicenseResponse = z.infer<typeof RefusedLicenseResponse>;

/** The site or the program gets nothing, with the reason's name, which `Pressdock-Code` has, too. */
export const RefusedSiteResponse = z.object({
  message: z.string(),
  code: z.enum(SITE_REFUSALS),
});

/** @see {@link RefusedSiteResponse} */
export type RefusedSiteResponse = z.infer<typeof RefusedSiteResponse>;

/** What became of an activation: `active` and `inactive` say how it is now. */
export const ActivationChangeResponse = z.object({
  message: z.string(),
  code: z.enum(['active', 'inactive']),
});

/** @see {@link ActivationChangeResponse} */
export type ActivationChangeResponse = z.infer<typeof ActivationChangeResponse>;
