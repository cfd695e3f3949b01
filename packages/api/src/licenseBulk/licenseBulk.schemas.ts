import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.ts';
import { expires, FilterLicensesQuery } from '../licenses/licenses.schemas.ts';
import { LICENSE_BULK } from './licenseBulk.limits.ts';
import { licenseBulkValidation } from './licenseBulk.messages.ts';

/** What can be done to many licences at once. */
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
 * Doing something to many licences: those with these `ids`, or all that a `filter` finds, of which the
 * caller expects `count` (409 when there are more or fewer now, or more than 10,000). `extend` needs
 * `days`, `months` or `until`. Days and months are added to the expiry, or to now where it has passed; a
 * month ends with its last day. Nothing is ever shortened, and what does not expire stays so.
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

/** The way back from a change of many licences, for ten minutes. */
const Undo = z.object({ token: Id, until: Timestamp });

/** How many licences were meant, and how many changed; null where nothing is to be undone. */
export const BulkLicensesResponse = z.object({
  matched: z.number(),
  changed: z.number(),
  undo: z.nullable(Undo),
});

/** @see {@link BulkLicensesResponse} */
export type BulkLicensesResponse = z.infer<typeof BulkLicensesResponse>;

/** Undoing what was done to many licences. */
export const UndoLicensesRequest = z.object({ token: Id });

/**
 * How many are as they were before. The others were changed again since, their key was given to another
 * licence, or their product is gone: they stay as they are.
 */
export const UndoLicensesResponse = z.object({ restored: z.number(), left: z.number() });

/** @see {@link UndoLicensesResponse} */
export type UndoLicensesResponse = z.infer<typeof UndoLicensesResponse>;
