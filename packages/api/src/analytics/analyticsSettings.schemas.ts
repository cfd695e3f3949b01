import * as z from 'zod/mini';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { COLLECTED_FIELDS, SITE_DAY_RETENTION } from './analytics.limits.ts';
import { analyticsValidation } from './analytics.messages.ts';

const RetentionDays = z.literal([...SITE_DAY_RETENTION], analyticsValidation.retention);

/** How long the daily records of the account's sites are stored, in days. */
export const AnalyticsSettingsResponse = z.object({ retentionDays: z.number() });

/** @see {@link AnalyticsSettingsResponse} */
export type AnalyticsSettingsResponse = z.infer<typeof AnalyticsSettingsResponse>;

/** @see {@link AnalyticsSettingsResponse} */
export const SaveAnalyticsSettingsRequest = z.object({ retentionDays: RetentionDays });

/** The path parameters of a product's collected fields. */
export const CollectedFieldsParams = z.object({ uuid: Id, id: Id });

/** The optional fields that a product's consenting sites are stored with. */
export const CollectedFieldsResponse = z.object({ fields: z.array(z.enum(COLLECTED_FIELDS)) });

/** @see {@link CollectedFieldsResponse} */
export type CollectedFieldsResponse = z.infer<typeof CollectedFieldsResponse>;

/** @see {@link CollectedFieldsResponse} */
export const SaveCollectedFieldsRequest = z.object({
  fields: z.array(z.enum(COLLECTED_FIELDS)).check(z.maxLength(COLLECTED_FIELDS.length)),
});

/** The domain to erase. Its form is that of a license's domain: the scheme, `www.` and the path do not count. */
export const EraseDomainRequest = z.object({
  domain: z
    .string(analyticsValidation.domainRequired)
    .check(
      z.trim(),
      z.minLength(1, analyticsValidation.domainRequired),
      z.maxLength(253, analyticsValidation.domainInvalid),
    ),
});

/**
 * The receipt for an erased domain. The domain itself is not stored: `reference` is a keyed hash of it, so
 * that a later request can be matched. `rows` counts what was deleted by kind of record.
 */
export const ErasureResponse = z.object({
  _id: Id,
  reference: z.string(),
  erasedAt: Timestamp,
  erasedBy: z.nullable(z.string()),
  rows: z.object({
    sites: z.number(),
    siteDays: z.number(),
    updates: z.number(),
    decisions: z.number(),
  }),
});

/** @see {@link ErasureResponse} */
export type ErasureResponse = z.infer<typeof ErasureResponse>;

/** The receipts of the account, newest first. */
export const ErasureListResponse = z.array(ErasureResponse);
