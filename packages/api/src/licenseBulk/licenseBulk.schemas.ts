import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { expires, FilterLicensesQuery } from '../licenses/licenses.schemas.ts';
import { LICENSE_BULK } from './licenseBulk.limits.ts';
import { licenseBulkValidation } from './licenseBulk.messages.ts';

/** The actions of a bulk change. */
export const LICENSE_BULK_ACTIONS = ['extend', 'suspend', 'reinstate', 'delete'] as const;

/** @see {@link LICENSE_BULK_ACTIONS} */
export type LicenseBulkAction = (typeof LICENSE_BULK_ACTIONS)[number];

const days = z
  .int(licenseBulkValidation.days)
  .check(
    z.gte(1, licenseBulkValidation.days),
    z.lte(LICENSE_BULK.days, licenseBulkValidation.days),
  );

const months = z
  .int(licenseBulkValidation.months)
  .check(
    z.gte(1, licenseBulkValidation.months),
    z.lte(LICENSE_BULK.months, licenseBulkValidation.months),
  );

/**
 * A bulk change of the licenses with these `ids`, or of all that match a `filter`. With a filter, `count`
 * is the number the caller expects: 409 if it differs or exceeds 10,000. `extend` requires `days`,
 * `months` or `until`. Days and months are added to the expiry date, or to now if that has passed; a
 * month ends on its last day. No license is shortened, and one that never expires stays unchanged.
 */
export const BulkLicensesRequest = z.object({
  action: z.enum(LICENSE_BULK_ACTIONS),
  ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(LICENSE_BULK.ids))),
  filter: z.optional(FilterLicensesQuery),
  count: z.optional(z.int().check(z.gte(0))),
  days: z.optional(days),
  months: z.optional(months),
  until: z.optional(expires),
});

/** @see {@link BulkLicensesRequest} */
export type BulkLicensesRequest = z.infer<typeof BulkLicensesRequest>;

/** Undoes a bulk change until the time `until`. */
const Undo = z.object({ token: Id, until: Timestamp });

/** How many licenses matched, and how many changed. `undo` is null if there is nothing to undo. */
export const BulkLicensesResponse = z.object({
  matched: z.number(),
  changed: z.number(),
  undo: z.nullable(Undo),
});

/** @see {@link BulkLicensesResponse} */
export type BulkLicensesResponse = z.infer<typeof BulkLicensesResponse>;

/** The token of the bulk change to undo. */
export const UndoLicensesRequest = z.object({ token: Id });

/**
 * How many licenses were restored. The ones that are `left` stay unchanged: they were changed again,
 * their key belongs to another license, or their product was deleted.
 */
export const UndoLicensesResponse = z.object({ restored: z.number(), left: z.number() });

/** @see {@link UndoLicensesResponse} */
export type UndoLicensesResponse = z.infer<typeof UndoLicensesResponse>;
