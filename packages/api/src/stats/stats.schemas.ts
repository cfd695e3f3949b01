import * as z from 'zod/mini';
import { Timestamp } from '../contract/primitives.schemas.ts';

/**
 * The totals of the account for the dashboard's home page. `updateChecksToday` counts since midnight
 * UTC. `lastUpdateCheckAt` is null before the first update check.
 */
export const StatsResponse = z.object({
  plugins: z.number(),
  themes: z.number(),
  versions: z.number(),
  downloads: z.number(),
  updateChecksToday: z.number(),
  lastUpdateCheckAt: z.nullable(Timestamp),
});

/** @see {@link StatsResponse} */
export type StatsResponse = z.infer<typeof StatsResponse>;
