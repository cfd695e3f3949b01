import * as z from 'zod/mini';
import { Timestamp } from '../contract/primitives.schemas.ts';
import { FLAG_SCHEDULE, NO_SCHEDULE } from './flags.limits.ts';
import { flagValidation } from './flags.messages.ts';

const percentage = z
  .int(flagValidation.percentage)
  .check(z.gte(1, flagValidation.percentage), z.lte(100, flagValidation.percentage));

const step = {
  at: z
    .string()
    .check(
      z.regex(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/,
        flagValidation.schedulePast,
      ),
    ),
  active: z.optional(z.boolean()),
  percentage: z.optional(percentage),
};

/**
 * A schedule: each step turns the flag on or off, sets its percentage, or both, at its time (UTC). It
 * replaces the flag's earlier schedule. With a `revision`, it replaces only that one, or none if it is 0; if the
 * flag has another schedule, saving fails with the conflict `stale`.
 */
export const SaveFlagScheduleRequest = z.object({
  steps: z
    .array(
      z.object(step).check(
        z.refine((one) => one.active !== undefined || one.percentage !== undefined, {
          error: flagValidation.scheduleChange,
        }),
      ),
    )
    .check(z.minLength(1, flagValidation.scheduleChange), z.maxLength(FLAG_SCHEDULE.steps)),
  revision: z.optional(z.int().check(z.gte(NO_SCHEDULE), z.lte(2_147_483_647))),
});

/** @see {@link SaveFlagScheduleRequest} */
export type SaveFlagScheduleRequest = z.infer<typeof SaveFlagScheduleRequest>;

/** Why a step was skipped: it sets a percentage, and the flag is of a type without one. */
export const FLAG_SKIP_REASONS = ['noPercentage'] as const;

/** @see {@link FLAG_SKIP_REASONS} */
export type FlagSkipReason = (typeof FLAG_SKIP_REASONS)[number];

/**
 * A flag's schedule. `doneAt` is when a step was executed, or skipped for the reason in `skipped`. While the schedule is paused, `pausedAt` is set
 * and its times do not count; resuming moves the remaining steps by the length of the pause. `revision` is another
 * number after each change, not always a higher one.
 */
export const FlagScheduleResponse = z.object({
  revision: z.number(),
  pausedAt: z.nullable(Timestamp),
  steps: z.array(
    z.object({
      at: Timestamp,
      active: z.nullable(z.boolean()),
      percentage: z.nullable(z.number()),
      doneAt: z.nullable(Timestamp),
      skipped: z.nullable(z.enum(FLAG_SKIP_REASONS)),
    }),
  ),
});

/** @see {@link FlagScheduleResponse} */
export type FlagScheduleResponse = z.infer<typeof FlagScheduleResponse>;
