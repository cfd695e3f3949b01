import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** The hops of a release, in order. */
export const TRACE_HOPS = [
  'host',
  'webhook',
  'delivery',
  'signature',
  'queue',
  'fetch',
  'versionFile',
  'package',
  'version',
  'offered',
  'updated',
] as const;

/** @see {@link TRACE_HOPS} */
export type TraceHop = (typeof TRACE_HOPS)[number];

/**
 * A product's newest release, hop by hop. `state` is `reached` or `failed`; `waiting` if the hop before it
 * was not reached yet, and `unknown` if it could not be determined. `isProbed` marks a hop that was
 * checked live. `nextStep` says what to do about a hop that failed.
 */
export const TraceResponse = z.object({
  version: z.nullable(z.string()),
  buildId: z.nullable(Id),
  hops: z.array(
    z.object({
      hop: z.enum(TRACE_HOPS),
      state: z.enum(['reached', 'failed', 'waiting', 'unknown']),
      at: z.nullable(Timestamp),
      isProbed: z.boolean(),
      detail: z.string(),
      nextStep: z.nullable(z.string()),
    }),
  ),
});

/** @see {@link TraceResponse} */
export type TraceResponse = z.infer<typeof TraceResponse>;
