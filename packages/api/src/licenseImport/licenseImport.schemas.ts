import * as z from 'zod/mini';
import { LICENSE_IMPORT } from './licenseImport.limits.ts';

const cell = z.optional(z.string().check(z.maxLength(LICENSE_IMPORT.cell)));

/**
 * One line of a file, as it is written there; `row` is its number in the file. A column that is left
 * out stays as it is where the key is there already; a blank one is blank. `product` is an identifier, a
 * slug or a name, blank for every product. `expires` is `YYYY-MM-DD`, `MM/DD/YYYY` or a moment.
 * `activated_domains` are separated by commas, semicolons or spaces.
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

/** A part of a file to import; all of it is taken, or nothing. A dry run only says what would be. */
export const ImportLicensesRequest = z.object({
  rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(LICENSE_IMPORT.rows)),
  isDryRun: z.boolean(),
});

/** @see {@link ImportLicensesRequest} */
export type ImportLicensesRequest = z.infer<typeof ImportLicensesRequest>;

/** What is wrong in a line. `field` is the column's name above. */
const Problem = z.object({ row: z.number(), field: z.string(), message: z.string() });

/**
 * What became of the lines, or would. With problems nothing was changed, and `isApplied` is false. A
 * key that is there with other values gets those of the file (`updated`); one that is there with the
 * same stays (`unchanged`), so that a part may be sent again.
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
