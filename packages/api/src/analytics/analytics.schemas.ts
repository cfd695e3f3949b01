import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';

/** Which of a version's pages of downloads, counted from 0. */
export const DownloadDetailQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
});

/** The path parameters of a version's download detail. */
export const DownloadDetailParams = z.object({ uuid: Id, versionUUID: Id });

/** Downloads of a version day by day, newest first. `created_at` is the day (UTC), as YYYY-MM-DD. */
export const DownloadDetailResponse = z.object({
  data: z.array(z.object({ created_at: z.string(), count: z.number() })),
  totalPages: z.number(),
});

/** @see {@link DownloadDetailResponse} */
export type DownloadDetailResponse = z.infer<typeof DownloadDetailResponse>;
