import * as z from 'zod/mini';

/** The identifier to evaluate the flags for. */
export const PublicFlagsQuery = z.object({
  identifier: z.optional(z.string().check(z.maxLength(500))),
});

/** A product's feature flags, evaluated for one identifier. */
export const PublicFlagsResponse = z.array(z.object({ flag: z.string(), active: z.boolean() }));

/** @see {@link PublicFlagsResponse} */
export type PublicFlagsResponse = z.infer<typeof PublicFlagsResponse>;
