import * as z from 'zod/mini';
import { Id, Revision, Timestamp } from '../contract/primitives.schemas.ts';
import { FlagGroup } from './flagConditions.schemas.ts';
import { FLAG_TEXT } from './flags.limits.ts';
import { FLAG_TYPES } from './flags.schemas.ts';

/** The ways in which a flag is changed. */
export const FLAG_CHANGE_KINDS = ['created', 'changed', 'restored', 'scheduled'] as const;

/** @see {@link FLAG_CHANGE_KINDS} */
export type FlagChangeKind = (typeof FLAG_CHANGE_KINDS)[number];

const FlagState = z.object({
  name: z.string(),
  identifier: z.string(),
  flag_type: z.enum(FLAG_TYPES),
  percentage: z.nullable(z.number()),
  group: z.nullable(FlagGroup),
  individualUserCount: z.number(),
  active: z.boolean(),
});

const FlagUserChange = z.object({ count: z.number(), first: z.array(z.string()) });

/**
 * A change of a flag. `before` is null for the first one that is kept. `changedBy` is the name of a person
 * or an API key, or null for a schedule. `added` and `removed` are listed people: how many, and the first 20.
 */
export const FlagChangeResponse = z.object({
  _id: Id,
  kind: z.enum(FLAG_CHANGE_KINDS),
  changedAt: Timestamp,
  changedBy: z.nullable(z.string()),
  before: z.nullable(FlagState),
  after: FlagState,
  added: FlagUserChange,
  removed: FlagUserChange,
});

/** @see {@link FlagChangeResponse} */
export type FlagChangeResponse = z.infer<typeof FlagChangeResponse>;

/** The path parameters of a call on one change. */
export const FlagChangeParams = z.object({ id: Id, flagId: Id, changeId: Id });

/** The revision of the flag that is replaced, if only that one may be. */
export const RestoreFlagRequest = z.object({ revision: Revision });

/** @see {@link RestoreFlagRequest} */
export type RestoreFlagRequest = z.infer<typeof RestoreFlagRequest>;

/**
 * How far a change has reached: how many of the `total` identifiers of the last 30 days have requested the
 * flags since, when half and nine tenths had, and the number reached at the end of each period.
 */
export const FlagReachResponse = z.object({
  total: z.number(),
  reached: z.number(),
  halfAt: z.nullable(Timestamp),
  ninetyPercentAt: z.nullable(Timestamp),
  points: z.array(z.object({ at: Timestamp, reached: z.number() })),
});

/** @see {@link FlagReachResponse} */
export type FlagReachResponse = z.infer<typeof FlagReachResponse>;

const reported = z.optional(z.string().check(z.maxLength(FLAG_TEXT.value)));

/** An identifier and what a site reports, to explain every flag's result for. */
export const ExplainFlagsQuery = z.object({
  identifier: z.optional(z.string().check(z.maxLength(FLAG_TEXT.person))),
  identifier_domain: reported,
  installed_version: reported,
  wordpress: reported,
  php: reported,
  locale: reported,
  domain: reported,
  license_status: reported,
  license_product: reported,
});

/** @see {@link ExplainFlagsQuery} */
export type ExplainFlagsQuery = z.infer<typeof ExplainFlagsQuery>;

/** Why a flag is on or off for a request. */
export const FLAG_REASONS = [
  'inactive',
  'everyone',
  'noIdentifier',
  'listed',
  'notListed',
  'withinPercentage',
  'outsidePercentage',
  'conditionsMet',
  'conditionsNotMet',
] as const;

/** @see {@link FLAG_REASONS} */
export type FlagReason = (typeof FLAG_REASONS)[number];

/**
 * A flag's result and its reason. `bucket` is the hash bucket of the identifier, from 1 to 100, if the flag
 * has a percentage. `conditions` says of each condition of a group whether it is met.
 */
export const FlagExplanationResponse = z.object({
  _id: Id,
  name: z.string(),
  flag: z.string(),
  active: z.boolean(),
  reason: z.enum(FLAG_REASONS),
  bucket: z.nullable(z.number()),
  percentage: z.nullable(z.number()),
  conditions: z.array(z.boolean()),
});

/** @see {@link FlagExplanationResponse} */
export type FlagExplanationResponse = z.infer<typeof FlagExplanationResponse>;
