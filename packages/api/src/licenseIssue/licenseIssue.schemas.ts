import * as z from 'zod/mini';
import { CreateCustomerRequest } from '../customers/customers.schemas.ts';
import { licenseBulkValidation } from '../licenseBulk/licenseBulk.messages.ts';
import { BulkLicensesRequest } from '../licenseBulk/licenseBulk.schemas.ts';
import { SaveLicenseRequest } from '../licenses/licenses.schemas.ts';

const termsOfLicense = z.omit(SaveLicenseRequest, {
  customer: true,
  key: true,
  activated_domains: true,
  revision: true,
});

/**
 * A license for the customer with an e-mail address, who is added if there is none. Without `key`, the
 * server creates one. A program that may repeat a request sends a `key` of its own: repeating it fails
 * with a conflict instead of issuing another license.
 */
export const IssueLicenseRequest = z.object({
  ...z.omit(CreateCustomerRequest, { notes: true }).shape,
  ...termsOfLicense.shape,
  key: z.optional(SaveLicenseRequest.shape.key),
});

/** @see {@link IssueLicenseRequest} */
export type IssueLicenseRequest = z.infer<typeof IssueLicenseRequest>;

const { days, months, until } = BulkLicensesRequest.shape;

/**
 * Extends a license by `days` or `months`, or `until` a time or day. Days and months are added to the
 * expiry date, or to now if that has passed. No license is shortened, and one that never expires stays
 * unchanged.
 */
export const ExtendLicenseRequest = z.union(
  [
    z.strictObject({ days: z.nonoptional(days) }),
    z.strictObject({ months: z.nonoptional(months) }),
    z.strictObject({ until: z.nonoptional(until) }),
  ],
  licenseBulkValidation.extendBy,
);

/** @see {@link ExtendLicenseRequest} */
export type ExtendLicenseRequest = z.infer<typeof ExtendLicenseRequest>;
