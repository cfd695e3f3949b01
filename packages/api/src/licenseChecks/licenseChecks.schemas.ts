import * as z from 'zod/mini';
import { Id, SiteText, Timestamp } from '../contract/primitives.schemas.ts';
import { LICENSE_REFUSALS, SITE_REFUSALS } from '../decisions/decisions.schemas.ts';

/** The account whose licenses are checked. */
export const LicenseAccountParams = z.object({ account: Id });

/**
 * A license check. With the id `product`, a license for another product is denied. `lease=1` requests a
 * lease, which activates the license on the site's `domain`. `format=json` requests JSON instead of text.
 */
export const LicenseCheckQuery = z.looseObject({
  license: SiteText,
  domain: SiteText,
  product: SiteText,
  lease: SiteText,
  format: SiteText,
});

/** The parameters of a license check as a form. They take precedence over those in the URL. */
export const LicenseCheckBody = z.nullish(
  z.looseObject({
    license: SiteText,
    domain: SiteText,
    product: SiteText,
    lease: SiteText,
    format: SiteText,
  }),
);

/** The account that issued a license, and the product it is for; null if it includes all of the account. */
const licensed = { account: Id, product: z.nullable(Id) };

/**
 * A valid license, with the account that issued it and its product; a null `product` includes every
 * product of the account. `lease` is present if it was requested and can be issued: without a domain
 * only if the activation limit is unlimited.
 * @see {@link LeaseStatementResponse} for the contents of a lease
 */
export const ValidLicenseResponse = z.object({
  message: z.string(),
  code: z.literal('valid'),
  ...licensed,
  expires: z.nullable(Timestamp),
  max_version: z.nullable(z.string()),
  activation_limit: z.number(),
  lease: z.optional(z.string()),
});

/** @see {@link ValidLicenseResponse} */
export type ValidLicenseResponse = z.infer<typeof ValidLicenseResponse>;

/**
 * Reason codes of a denied license check. `account_required`: the request does not name an account.
 * `not_served`: the author's account has owed an invoice for too long.
 */
export const LICENSE_CHECK_REFUSALS = [
  ...LICENSE_REFUSALS,
  'account_required',
  'not_served',
] as const;

/** @see {@link LICENSE_CHECK_REFUSALS} */
export type LicenseCheckRefusal = (typeof LICENSE_CHECK_REFUSALS)[number];

/** A denied license, with a message and the reason code. */
export const RefusedLicenseResponse = z.object({
  err: z.string(),
  code: z.enum(LICENSE_CHECK_REFUSALS),
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

/** The new state of an activation, with the account and the product of the license. */
export const ActivationChangeResponse = z.object({
  message: z.string(),
  code: z.enum(['active', 'inactive']),
  ...licensed,
});

/** @see {@link ActivationChangeResponse} */
export type ActivationChangeResponse = z.infer<typeof ActivationChangeResponse>;
