import * as z from 'zod/mini';
import { LICENSE_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { validationMessages } from '../messages.ts';
import { Id, Notes, Timestamp, versionPattern } from './primitives.ts';

const key = z
  .string(validationMessages.licenseKeyRequired)
  .check(
    z.trim(),
    z.minLength(1, validationMessages.licenseKeyRequired),
    z.maxLength(TEXT_LIMITS.licenseKey, validationMessages.licenseKeyFormat),
    z.regex(/^\P{Cc}*$/u, validationMessages.licenseKeyFormat),
  );

const customer = z
  .string(validationMessages.customerRequired)
  .check(
    z.minLength(1, validationMessages.customerRequired),
    z.maxLength(100, validationMessages.customerRequired),
  );

const activationLimit = z
  .int(validationMessages.activationLimit)
  .check(
    z.gte(0, validationMessages.activationLimit),
    z.lte(LICENSE_LIMITS.activations, validationMessages.activationLimit),
  );

const domain = z
  .string(validationMessages.domain)
  .check(z.trim(), z.maxLength(TEXT_LIMITS.domain, validationMessages.domain));

/** The year 9999 is the last that dates are written with four digits. */
const expires = z
  .string(validationMessages.expiresDate)
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$/,
      validationMessages.expiresDate,
    ),
  );

const maxVersion = z
  .string(validationMessages.maxVersion)
  .check(z.trim(), z.regex(versionPattern, validationMessages.maxVersion));

/**
 * Saving a licence as a whole. `product` null is every product of the account. `expires` is a moment,
 * or a day (`YYYY-MM-DD`) that still counts to its end, in UTC. `max_version` is the first version
 * that is not included any more, and needs a product. `domain` blank is any. Domains are kept without
 * scheme, `www.`, port and path. `activated_domains` left out stay as they are.
 * @see specification, section 3, "License"
 */
export const SaveLicenseRequest = z.object({
  product: z.nullish(Id),
  key,
  customer,
  activation_limit: z.optional(activationLimit),
  activated_domains: z.optional(
    z.array(domain).check(z.maxLength(LICENSE_LIMITS.domains, validationMessages.domains)),
  ),
  expires: z.nullish(expires),
  domain: z.optional(domain),
  max_version: z.nullish(maxVersion),
  notes: z.optional(Notes),
});
/** @see {@link SaveLicenseRequest} */
export type SaveLicenseRequest = z.infer<typeof SaveLicenseRequest>;

/** Which licences: of a customer, of a product, with a text in key, domain or notes. `page` counts from 0. */
export const ListLicensesQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  customer: z.optional(z.string().check(z.maxLength(100))),
  product: z.optional(z.string().check(z.maxLength(100))),
  searchText: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
});

/** A licence. A null product is every product of the account; a null customer was deleted. */
export const LicenseResponse = z.object({
  _id: Id,
  product: z.nullable(Id),
  key: z.string(),
  customer: z.nullable(Id),
  activation_limit: z.number(),
  activated_domains: z.array(z.string()),
  expires: z.nullable(Timestamp),
  domain: z.string(),
  max_version: z.nullable(z.string()),
  notes: z.string(),
  isSuspended: z.boolean(),
  createdAt: Timestamp,
});
/** @see {@link LicenseResponse} */
export type LicenseResponse = z.infer<typeof LicenseResponse>;

/** One page of licences, newest first, and how many pages there are. */
export const LicenseListResponse = z.object({
  results: z.array(LicenseResponse),
  pages: z.number(),
});
/** @see {@link LicenseListResponse} */
export type LicenseListResponse = z.infer<typeof LicenseListResponse>;
