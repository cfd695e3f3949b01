import * as z from 'zod/mini';
import { Cursor, Id, Timestamp } from '../contract/primitives.schemas.ts';
import { SITE_FACTS, UPDATE_OUTCOMES } from './analytics.limits.ts';

/**
 * How the sites of a release fared: each was offered the version, downloaded it and installed it, or its
 * update failed (downloaded, and a later check reported the earlier version), was rolled back (a later
 * check reported an earlier version again), or the site went silent (no check for two periods).
 */
const Funnel = {
  offered: z.number(),
  downloaded: z.number(),
  installed: z.number(),
  failed: z.number(),
  rolledBack: z.number(),
  silent: z.number(),
};

/**
 * A release compared with the previous one. `confidence` (0 to 1) says how certain it is that the release
 * does worse; null if there are too few sites to tell.
 */
export const ReleaseHealthResponse = z.object({
  versionId: Id,
  version: z.string(),
  releasedAt: Timestamp,
  computedAt: z.nullable(Timestamp),
  ...Funnel,
  comparedWith: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  isWorse: z.boolean(),
  alertedAt: z.nullable(Timestamp),
});

/** @see {@link ReleaseHealthResponse} */
export type ReleaseHealthResponse = z.infer<typeof ReleaseHealthResponse>;

/** The newest releases of a product, newest first. */
export const ReleaseHealthListResponse = z.array(ReleaseHealthResponse);

/** The path parameters of a release's health. */
export const ReleaseHealthParams = z.object({ uuid: Id, versionUUID: Id });

/** The outcome whose sites are listed. */
export const OutcomeSitesQuery = z.object({
  outcome: z.enum(UPDATE_OUTCOMES),
  cursor: z.optional(Cursor),
});

/** A value that most sites of an outcome share, and its share among all sites of the release. */
export const SharedAttribute = z.object({
  fact: z.enum(SITE_FACTS),
  value: z.string(),
  sites: z.number(),
  share: z.number(),
  shareOfAll: z.number(),
});

/**
 * A page of the sites with an outcome, newest first. `domain` is null for sites without consent.
 * `shared` lists what they have in common; it is empty on later pages.
 */
export const OutcomeSitesResponse = z.object({
  sites: z.array(
    z.object({
      domain: z.nullable(z.string()),
      at: Timestamp,
      previousVersion: z.nullable(z.string()),
      currentVersion: z.nullable(z.string()),
      wordpress: z.nullable(z.string()),
      php: z.nullable(z.string()),
      mysql: z.nullable(z.string()),
      language: z.nullable(z.string()),
    }),
  ),
  total: z.number(),
  shared: z.array(SharedAttribute),
  nextCursor: z.nullable(Cursor),
});

/** @see {@link OutcomeSitesResponse} */
export type OutcomeSitesResponse = z.infer<typeof OutcomeSitesResponse>;
