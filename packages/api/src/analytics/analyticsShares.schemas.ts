import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { ANALYTICS_SHARE_LIMITS, SITE_FACTS } from './analytics.limits.ts';
import { analyticsValidation } from './analytics.messages.ts';
import { GrowthResponse } from './analyticsDays.schemas.ts';
import { Day, SiteFilter } from './siteFilter.schemas.ts';
import { SiteValuesResponse, VersionTableResponse } from './siteValues.schemas.ts';

/** A new link to a product's analytics, of a fixed day or of the newest complete one. It never shows domains. */
export const CreateShareRequest = z.object({
  product: Id,
  name: z
    .string(analyticsValidation.shareName)
    .check(
      z.trim(),
      z.minLength(1, analyticsValidation.shareName),
      z.maxLength(ANALYTICS_SHARE_LIMITS.name, analyticsValidation.shareName),
    ),
  date: z.nullable(Day),
  comparedDate: z.nullable(Day),
  filters: z.array(SiteFilter).check(z.maxLength(8)),
});

/** A link that shares analytics. */
export const ShareResponse = z.object({
  _id: Id,
  product: Id,
  productName: z.string(),
  name: z.string(),
  date: z.nullable(Day),
  comparedDate: z.nullable(Day),
  filters: z.array(z.string()),
  createdAt: Timestamp,
});

/** @see {@link ShareResponse} */
export type ShareResponse = z.infer<typeof ShareResponse>;

/** The new link. Its URL is shown only once. */
export const CreatedShareResponse = z.object({ ...ShareResponse.shape, url: z.string() });

/** @see {@link CreatedShareResponse} */
export type CreatedShareResponse = z.infer<typeof CreatedShareResponse>;

/** The links of the account, newest first. */
export const ShareListResponse = z.array(ShareResponse);

/** The path parameters of a link. */
export const ShareParams = z.object({ uuid: Id, id: Id });

/** The token in a link's URL. */
export const SharedParams = z.object({ token: Id });

const SharedDay = z.object({
  date: Day,
  sites: z.number(),
  newSites: z.number(),
  values: z.array(z.object({ fact: z.enum(SITE_FACTS), ...SiteValuesResponse.shape })),
});

/** The figures of a link. `compared` is null unless the link compares two days. */
export const SharedAnalyticsResponse = z.object({
  name: z.string(),
  productName: z.string(),
  filters: z.array(z.string()),
  day: SharedDay,
  compared: z.nullable(SharedDay),
  versionTable: VersionTableResponse,
  growth: GrowthResponse,
});

/** @see {@link SharedAnalyticsResponse} */
export type SharedAnalyticsResponse = z.infer<typeof SharedAnalyticsResponse>;
