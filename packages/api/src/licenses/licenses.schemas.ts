import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Notes, Revision, Timestamp, versionPattern } from '../contract/primitives.ts';
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

/** A moment, or a day (`YYYY-MM-DD`). The year 9999 is the last that is written with four digits. */
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

/** What becomes of a licence now: suspended before expired, expired before full. */
export const LICENSE_STATUSES = ['active', 'expired', 'suspended', 'limit_reached'] as const;

/** @see {@link LICENSE_STATUSES} */
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

/** What a list may be narrowed to: a status, or `expiring` for those that end within 30 days. */
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
 * Which licences: of a customer, of a product, of a status, with words that begin so in key, domain,
 * notes or a domain in use. A text with an `@` is a customer's e-mail, too.
 */
export const FilterLicensesQuery = z.object(filters);

/** @see {@link FilterLicensesQuery} */
export type FilterLicensesQuery = z.infer<typeof FilterLicensesQuery>;

/**
 * Which licences, and which page of them. `page` counts from 0. `after` is the `next` of the answer
 * before: it finds its place by itself and at once, however far down, and nothing is missed or seen
 * twice when licences are added meanwhile; `page` counts for nothing then.
 */
export const ListLicensesQuery = z.extend(FilterLicensesQuery, {
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  after: z.optional(z.string().check(z.maxLength(200))),
});

/** The product that a licence is for. */
const LicensedProduct = z.object({ name: z.string(), kind: z.enum(['plugin', 'theme']) });

/**
 * A licence. A null product is every product of the account; a null customer was deleted.
 * `activationCount` are the sites that use up the limit, `siteCount` all it is in use on. In lists
 * `activated_domains` are the first 20 of them; a licence read by itself has all.
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
 * One page of licences, newest first. `next` is null on the last page. `pages` is exact where that
 * costs little; where it does not, it says that there is at least one more, and `total` is null.
 */
export const LicenseListResponse = z.object({
  results: z.array(LicenseResponse),
  pages: z.number(),
  total: z.nullable(z.number()),
  next: z.nullable(z.string()),
});

/** @see {@link LicenseListResponse} */
export type LicenseListResponse = z.infer<typeof LicenseListResponse>;

/** How many licences match. Not exact: there are more than are counted, which are 10,000. */
export const CountLicensesResponse = z.object({ count: z.number(), isExact: z.boolean() });

/** @see {@link CountLicensesResponse} */
export type CountLicensesResponse = z.infer<typeof CountLicensesResponse>;
