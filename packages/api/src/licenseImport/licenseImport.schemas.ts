import * as z from 'zod/mini';
import { LICENSE_IMPORT } from './licenseImport.limits.ts';

const cell = z.optional(z.string().check(z.maxLength(LICENSE_IMPORT.cell)));

/**
 * A row of a file, unparsed; `row` is its number in the file. If the license exists, omitted columns
 * stay unchanged and blank ones become blank.
 *
 * - `product` is an id, a slug or a name; blank means every product.
 * - `expires` is a date (`2031-03-01`, `03/01/2031` or `March 1, 2031`), possibly with a time, or seconds
 *   since 1970. Times without an offset are in UTC. Blank, `lifetime` or `never` means that the license
 *   never expires.
 * - `activation_limit` is a number; 0, blank or `unlimited` means unlimited.
 * - `activated_domains` are separated by commas, semicolons or spaces.
 * - `status` suspends a license if it is `suspended`, `revoked`, `disabled`, `canceled`, `refunded` or the
 *   like. An import never reinstates a license.
 * - `customer_name` is used if there is neither a first nor a last name.
 * - `created_at` is when a new license was created; with it, `customer_email` may be blank, because the
 *   customer of an older license may have been deleted.
 */
export const ImportRow = z.object({
  row: z.int().check(z.gte(1)),
  key: cell,
  customer_email: cell,
  customer_first_name: cell,
  customer_last_name: cell,
  customer_name: cell,
  product: cell,
  activation_limit: cell,
  activated_domains: z.optional(z.string().check(z.maxLength(LICENSE_IMPORT.domains))),
  expires: cell,
  domain: cell,
  max_version: cell,
  notes: cell,
  status: cell,
  created_at: cell,
});

/** @see {@link ImportRow} */
export type ImportRow = z.infer<typeof ImportRow>;

/** A part of a file, imported completely or not at all. A dry run changes nothing. */
export const ImportLicensesRequest = z.object({
  rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(LICENSE_IMPORT.rows)),
  isDryRun: z.boolean(),
});

/** @see {@link ImportLicensesRequest} */
export type ImportLicensesRequest = z.infer<typeof ImportLicensesRequest>;

/** An error in a row. `field` is the name of a column above. */
const Problem = z.object({ row: z.number(), field: z.string(), message: z.string() });

/**
 * The result of an import or of a dry run. If there are problems, nothing was changed and `isApplied` is
 * false. A license that exists with other values is `updated`; one with the same values is `unchanged`,
 * so that a part can be sent again. `suspended` counts the created and updated licenses that the import
 * suspends.
 */
export const ImportLicensesResponse = z.object({
  isApplied: z.boolean(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  customersCreated: z.number(),
  suspended: z.number(),
  problems: z.array(Problem),
});

/** @see {@link ImportLicensesResponse} */
export type ImportLicensesResponse = z.infer<typeof ImportLicensesResponse>;
