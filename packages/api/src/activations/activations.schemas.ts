import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.ts';

/** The path parameters of calls on one activation. */
export const ActivationParams = z.object({ id: Id, activationId: Id });

/** Which page of a licence's activations; counts from 0. */
export const ListActivationsQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000))),
});

/** Why a site does not use up the limit: the own machine, a private address, or a place for trying out. */
export const UNCOUNTED_REASONS = ['local', 'private_address', 'staging'] as const;

/** @see {@link UNCOUNTED_REASONS} */
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** A site a licence is in use on. `reason` is null where it counts. */
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

/** One page of a licence's activations, the one seen last first; and how many there are, and count. */
export const ActivationListResponse = z.object({
  results: z.array(ActivationResponse),
  pages: z.number(),
  siteCount: z.number(),
  activationCount: z.number(),
});

/** @see {@link ActivationListResponse} */
export type ActivationListResponse = z.infer<typeof ActivationListResponse>;
