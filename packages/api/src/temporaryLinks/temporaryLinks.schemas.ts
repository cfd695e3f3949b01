import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { TEMPORARY_LINK_SECONDS } from './temporaryLinks.limits.ts';
import { temporaryLinkValidation } from './temporaryLinks.messages.ts';

/** The temporary links to a version that still work, soonest to expire first. Their URLs are returned only on creation. */
export const TemporaryLinksResponse = z.array(
  z.object({ _id: Id, createdAt: Timestamp, expiresAt: Timestamp }),
);

/** @see {@link TemporaryLinksResponse} */
export type TemporaryLinksResponse = z.infer<typeof TemporaryLinksResponse>;

/** The path parameters of a call on one temporary link. */
export const TemporaryLinkParams = z.object({ id: Id, versionId: Id, linkId: Id });

/** How long a temporary download link works. */
export const TemporaryLinkQuery = z.object({
  lengthInSeconds: z.coerce
    .number(temporaryLinkValidation.length)
    .check(
      z.int(temporaryLinkValidation.length),
      z.gte(TEMPORARY_LINK_SECONDS.min, temporaryLinkValidation.length),
      z.lte(TEMPORARY_LINK_SECONDS.max, temporaryLinkValidation.length),
    ),
});
