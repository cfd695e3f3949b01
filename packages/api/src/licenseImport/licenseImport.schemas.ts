import * as z from 'zod/mini';
import { LICENSE_IMPORT } from './licenseImport.limits.ts';

const cell = z.optional(z.string().check(z.maxLength(LICENSE_IMPORT.cell)));

/**
 * A row of a file, unparsed; `row` is its number in the file. If the license exists, omitted columns
 * stay unchanged and blank ones become blank. `product` is an id, a slug or a name; blank means every
 * product. `expires` is `YYYY-MM-DD`, `MM/DD/YYYY` or a time. `activated_domains` are separated by
 * commas, semicolons or spaces.
 */
export const ImportRow = z.object({
  row: z.int().check(z.gte(1)),
  key: cell,
  customer_email: cell,
  customer_first_name: cell,
  customer_last_name: cell,
  product: cell,
  activation_limit: cell,
  activated_domains: z.optional(z.string().check(z.maxLength(LICENSE_IMPORT.domains))),
  expires: cell,
  domain: cell,
  max_version: cell,
  notes: cell,
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
 * so that a part can be sent again.
 */
export const ImportLicensesResponse = z.object({
  isApplied: z.boolean(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  customersCreated: z.number(),
  problems: z.array(Problem),
});

/** @see {@link ImportLicensesResponse} */
export type ImportLicensesResponse = z.infer<typeof ImportLicensesResponse>;
