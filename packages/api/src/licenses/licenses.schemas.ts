import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Notes, Revision, Timestamp, versionPattern } from '../contract/primitives.schemas.ts';
import { PRODUCT_KINDS } from '../contract/productKind.ts';
import { LICENSE_LIMITS } from './licenses.limits.ts';
import { licenseValidation } from './licenses.messages.ts';

const key = z
  .string(licenseValidation.keyRequired)
  .check(
    z.trim(),
    z.minLength(1, licenseValidation.keyRequired),
    z.maxLength(TEXT_LIMITS.licenseKey, licenseValidation.keyFormat),
    z.regex(/^\P{Cc}*$/u, licenseValidation.keyFormat),
  );

const customer = z
  .string(licenseValidation.customerRequired)
  .check(
    z.minLength(1, licenseValidation.customerRequired),
    z.maxLength(100, licenseValidation.customerRequired),
  );

const activationLimit = z
  .int(licenseValidation.activationLimit)
  .check(
    z.gte(0, licenseValidation.activationLimit),
    z.lte(LICENSE_LIMITS.activations, licenseValidation.activationLimit),
  );

const domain = z
  .string(licenseValidation.domain)
  .check(z.trim(), z.maxLength(TEXT_LIMITS.domain, licenseValidation.domain));

/** A time or a day (`YYYY-MM-DD`), up to the year 9999. */
export const expires = z
  .string(licenseValidation.expires)
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z)?$/,
      licenseValidation.expires,
    ),
  );

const maxVersion = z
  .string(licenseValidation.maxVersion)
  .check(z.trim(), z.regex(versionPattern, licenseValidation.maxVersion));

/**
 * Every field of a license. If `product` is null, the license includes every product of the account.
 * `expires` is a time, or a day (`YYYY-MM-DD`) whose end in UTC is meant. `max_version` is the first
 * version the license no longer includes, and requires a product. A blank `domain` means any site.
 * Domains are stored without scheme, `www.`, port and path. Omitted `activated_domains` stay unchanged.
 * @see specification, section 3, "License"
 */
export const SaveLicenseRequest = z.object({
  product: z.nullish(Id),
  key,
  customer,
  activation_limit: z.optional(activationLimit),
  activated_domains: z.optional(
    z.array(domain).check(z.maxLength(LICENSE_LIMITS.domains, licenseValidation.domains)),
  ),
  expires: z.nullish(expires),
  domain: z.optional(domain),
  max_version: z.nullish(maxVersion),
  notes: z.optional(Notes),
  revision: Revision,
});

/** @see {@link SaveLicenseRequest} */
export type SaveLicenseRequest = z.infer<typeof SaveLicenseRequest>;

/** The status of a license. Suspended takes precedence over expired, and expired over limit reached. */
export const LICENSE_STATUSES = ['active', 'expired', 'suspended', 'limit_reached'] as const;

/** @see {@link LICENSE_STATUSES} */
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

/** Filters of a list: a status, or `expiring` for licenses that expire within 30 days. */
export const LICENSE_STATUS_FILTERS = [...LICENSE_STATUSES, 'expiring'] as const;

/** @see {@link LICENSE_STATUS_FILTERS} */
export type LicenseStatusFilter = (typeof LICENSE_STATUS_FILTERS)[number];

const filters = {
  customer: z.optional(z.string().check(z.maxLength(100))),
  product: z.optional(z.string().check(z.maxLength(100))),
  searchText: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
  status: z.optional(z.enum(LICENSE_STATUS_FILTERS)),
};

/**
 * Filters licenses by customer, product and status. `searchText` matches the beginnings of words in key,
 * domain, notes and activated domains, and any part of the customer's e-mail address or name or of the
 * product's name or slug, if one of its words has at least three characters.
 */
export const FilterLicensesQuery = z.object(filters);

/** @see {@link FilterLicensesQuery} */
export type FilterLicensesQuery = z.infer<typeof FilterLicensesQuery>;

/**
 * A filter and a page. `page` counts from 0. `after` is a cursor, the `next` of the previous response:
 * it is equally fast for every page, neither skips nor repeats licenses when others are added, and takes
 * precedence over `page`.
 */
export const ListLicensesQuery = z.extend(FilterLicensesQuery, {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  after: z.optional(z.string().check(z.maxLength(200))),
});

/** The product of a license. */
const LicensedProduct = z.object({ name: z.string(), kind: z.enum(PRODUCT_KINDS) });

/**
 * A license. If `product` is null, it includes every product of the account; if `customer` is null, the
 * customer was deleted. `activationCount` is the number of activations that count, `siteCount` of all.
 * Lists contain at most 20 `activated_domains`.
 */
export const LicenseResponse = z.object({
  _id: Id,
  product: z.nullable(Id),
  productInfo: z.nullable(LicensedProduct),
  key: z.string(),
  customer: z.nullable(Id),
  customerEmail: z.nullable(z.string()),
  activation_limit: z.number(),
  activationCount: z.number(),
  siteCount: z.number(),
  activated_domains: z.array(z.string()),
  expires: z.nullable(Timestamp),
  domain: z.string(),
  max_version: z.nullable(z.string()),
  notes: z.string(),
  status: z.enum(LICENSE_STATUSES),
  isSuspended: z.boolean(),
  revision: z.number(),
  createdAt: Timestamp,
});

/** @see {@link LicenseResponse} */
export type LicenseResponse = z.infer<typeof LicenseResponse>;

/**
 * A page of licenses, newest first. `next` is the cursor of the next page, or null. If an exact count
 * would be slow, `total` is null and `pages` only shows whether there is another page.
 */
export const LicenseListResponse = z.object({
  results: z.array(LicenseResponse),
  pages: z.number(),
  total: z.nullable(z.number()),
  next: z.nullable(z.string()),
});

/** @see {@link LicenseListResponse} */
export type LicenseListResponse = z.infer<typeof LicenseListResponse>;

/** How many licenses match. It is not exact if more than 10,000 match. */
export const CountLicensesResponse = z.object({ count: z.number(), isExact: z.boolean() });

/** @see {@link CountLicensesResponse} */
export type CountLicensesResponse = z.infer<typeof CountLicensesResponse>;
