import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** The path parameters of a call on one activation. */
export const ActivationParams = z.object({ id: Id, activationId: Id });

/** A page of a license's activations, counted from 0. */
export const ListActivationsQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
});

/** Why an activation does not count: a local site, a private address, or a staging site. */
export const UNCOUNTED_REASONS = ['local', 'private_address', 'staging'] as const;

/** @see {@link UNCOUNTED_REASONS} */
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** An activation of a license on a site. `reason` is null if it counts. */
export const ActivationResponse = z.object({
  _id: Id,
  domain: z.string(),
  counts: z.boolean(),
  reason: z.nullable(z.enum(UNCOUNTED_REASONS)),
  pluginVersion: z.nullable(z.string()),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
});

/** @see {@link ActivationResponse} */
export type ActivationResponse = z.infer<typeof ActivationResponse>;

/** A page of activations, most recently seen first. `siteCount` counts all of them, `activationCount` those that count. */
export const ActivationListResponse = z.object({
  results: z.array(ActivationResponse),
  pages: z.number(),
  siteCount: z.number(),
  activationCount: z.number(),
});

/** @see {@link ActivationListResponse} */
export type ActivationListResponse = z.infer<typeof ActivationListResponse>;
