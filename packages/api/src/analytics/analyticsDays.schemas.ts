import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';
import { Day } from './siteFilter.schemas.ts';

/** The days with data, newest first. */
export const AnalyticsDatesResponse = z.array(Day);

/** @see {@link AnalyticsDatesResponse} */
export type AnalyticsDatesResponse = z.infer<typeof AnalyticsDatesResponse>;

/**
 * The totals of a day. `sites` checked for updates on the day; `consentingSites` of them sent analytics;
 * `newSites` were seen for the first time.
 */
export const AnalyticsDayResponse = z.object({
  data: z.object({
    date: Day,
    sites: z.number(),
    consentingSites: z.number(),
    newSites: z.number(),
    checks: z.number(),
    downloads: z.number(),
  }),
});

/** @see {@link AnalyticsDayResponse} */
export type AnalyticsDayResponse = z.infer<typeof AnalyticsDayResponse>;

/** Downloads per day, oldest first. `created_at` is the day (UTC). */
export const DownloadPointsResponse = z.array(z.object({ created_at: Day, count: z.number() }));

/** @see {@link DownloadPointsResponse} */
export type DownloadPointsResponse = z.infer<typeof DownloadPointsResponse>;

/** Update checks per day, oldest first. */
export const UpdateCountResponse = z.array(z.object({ date: Day, total: z.number() }));

/** @see {@link UpdateCountResponse} */
export type UpdateCountResponse = z.infer<typeof UpdateCountResponse>;

/** The path parameters of active installs: `endDate` is the day after the last day. */
export const ActiveInstallsParams = z.object({ uuid: Id, startDate: Day, endDate: Day });

/** The number of different sites that checked for updates in a period. */
export const ActiveInstallsResponse = z.object({ activeInstallCount: z.number() });

/** @see {@link ActiveInstallsResponse} */
export type ActiveInstallsResponse = z.infer<typeof ActiveInstallsResponse>;

/** The product and the period of growth; both days are included. */
export const GrowthQuery = z.object({ product: z.optional(Id), from: Day, to: Day });

/** The sites of each day, oldest first, and the versions that were released meanwhile. */
export const GrowthResponse = z.object({
  days: z.array(
    z.object({ date: Day, sites: z.number(), newSites: z.number(), checks: z.number() }),
  ),
  releases: z.array(z.object({ product: Id, version: z.string(), date: Day })),
});

/** @see {@link GrowthResponse} */
export type GrowthResponse = z.infer<typeof GrowthResponse>;
