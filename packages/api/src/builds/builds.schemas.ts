import * as z from 'zod/mini';
import { REPOSITORY_SOURCES } from '../codeHosts/codeHosts.limits.ts';
import { Cursor, Id, Timestamp } from '../contract/primitives.schemas.ts';

/** The status of a build. A skipped build found nothing to release. */
export const BUILD_STATUSES = ['waiting', 'running', 'released', 'skipped', 'failed'] as const;

/** @see {@link BUILD_STATUSES} */
export type BuildStatus = (typeof BUILD_STATUSES)[number];

/** The causes of a build. */
export const BUILD_TRIGGERS = ['push', 'tag', 'replay', 'manual'] as const;

/** @see {@link BUILD_TRIGGERS} */
export type BuildTrigger = (typeof BUILD_TRIGGERS)[number];

/** The steps of a build, in order. */
export const BUILD_STEPS = ['queue', 'fetch', 'version', 'package', 'check', 'release'] as const;

/** @see {@link BUILD_STEPS} */
export type BuildStep = (typeof BUILD_STEPS)[number];

/** The cursor `after` of a page of builds; `status` selects those with one status. */
export const ListBuildsQuery = z.object({
  after: z.optional(Cursor),
  status: z.optional(z.enum(BUILD_STATUSES)),
});

/**
 * A build of a product: `plugin` or `theme` is its id. `provider` is where the repository is, `ref` the
 * branch or tag, and `commit` the full hash once it is known. `responseCode` is 201 for a release, 200
 * for a skipped build and 400 or higher for a failed one; null until it ends. `isReplayable` tells
 * whether the commit can be built again.
 */
export const BuildResponse = z.object({
  _id: Id,
  plugin: z.nullable(Id),
  theme: z.nullable(Id),
  productName: z.string(),
  trigger: z.enum(BUILD_TRIGGERS),
  provider: z.enum(REPOSITORY_SOURCES),
  repository: z.string(),
  status: z.enum(BUILD_STATUSES),
  step: z.enum(BUILD_STEPS),
  ref: z.string(),
  commit: z.nullable(z.string()),
  message: z.nullable(z.string()),
  author: z.nullable(z.string()),
  responseCode: z.nullable(z.number()),
  responseBody: z.nullable(z.string()),
  version: z.nullable(z.string()),
  versionId: z.nullable(Id),
  replayOf: z.nullable(Id),
  isReplayable: z.boolean(),
  createdAt: Timestamp,
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
});

/** @see {@link BuildResponse} */
export type BuildResponse = z.infer<typeof BuildResponse>;

/**
 * A line of a build's log. `n` counts from 1; secrets are masked. The text may contain anything that a
 * repository contains, so it must be shown as plain text.
 */
export const BuildLine = z.object({
  n: z.number(),
  at: Timestamp,
  step: z.enum(BUILD_STEPS),
  level: z.enum(['command', 'info', 'error']),
  text: z.string(),
});

/** @see {@link BuildLine} */
export type BuildLine = z.infer<typeof BuildLine>;

/** Streams the lines after `after`, or after the `Last-Event-ID` header. */
export const StreamBuildQuery = z.object({ after: z.optional(z.string()) });

/** The result of a push. */
export const PushResponse = z.object({ message: z.string(), build: z.nullable(Id) });

/** @see {@link PushResponse} */
export type PushResponse = z.infer<typeof PushResponse>;
