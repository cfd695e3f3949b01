import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';
import { Day } from './siteFilter.schemas.ts';

/** The product and the day that the answers are about. */
export const AnswersQuery = z.object({ product: Id, date: Day });

/** The period and the number of sites that an answer was computed from. */
const Basis = { from: Day, to: Day, sample: z.number() };

/**
 * Answers about requirements and adoption.
 * - `requirements`: how many of the `sample` sites stay below a PHP or WordPress version;
 * - `adoption`: after how many days half of the sites had a version or a newer one; null while fewer have;
 * - `departures`: in how many months fewer than `share` of the sites stay below a version; null if their
 *   number does not fall, 0 if it is already so.
 */
export const AnswersResponse = z.object({
  requirements: z.array(
    z.object({
      fact: z.enum(['php', 'wordpress']),
      version: z.string(),
      sites: z.number(),
      ...Basis,
    }),
  ),
  adoption: z.array(
    z.object({
      version: z.string(),
      halfDays: z.nullable(z.number()),
      share: z.number(),
      ...Basis,
    }),
  ),
  departures: z.array(
    z.object({
      fact: z.enum(['php', 'wordpress']),
      version: z.string(),
      share: z.number(),
      currentShare: z.number(),
      months: z.nullable(z.number()),
      ...Basis,
    }),
  ),
});

/** @see {@link AnswersResponse} */
export type AnswersResponse = z.infer<typeof AnswersResponse>;
