import * as z from 'zod/mini';
import { Timestamp } from '../contract/primitives.ts';

/**
 * Figures of the whole account, for the dashboard's home. `updateChecksToday` counts since midnight
 * UTC; `lastUpdateCheckAt` is null before the first site has asked.
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
