import * as z from 'zod/mini';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Revision, SiteText, Timestamp } from '../contract/primitives.schemas.ts';
import { FlagGroup } from './flagConditions.schemas.ts';
import { FLAG_LIMITS, FLAG_TEXT } from './flags.limits.ts';
import { flagValidation } from './flags.messages.ts';

/** How a flag selects the people it is on for. @see specification, section 9 */
export const FLAG_TYPES = ['individual', 'on/off', 'percentage', 'group'] as const;

/** @see {@link FLAG_TYPES} */
export type FlagType = (typeof FLAG_TYPES)[number];

const name = z
  .string(flagValidation.nameRequired)
  .check(
    z.trim(),
    z.minLength(1, flagValidation.nameRequired),
    z.maxLength(FLAG_TEXT.name, fieldValidation.tooLong),
  );

const identifier = z
  .string(flagValidation.identifierRequired)
  .check(
    z.trim(),
    z.minLength(1, flagValidation.identifierRequired),
    z.maxLength(FLAG_TEXT.identifier, fieldValidation.tooLong),
    z.regex(/^[\w.-]+$/, flagValidation.identifierFormat),
  );

const person = z
  .string(flagValidation.person)
  .check(
    z.trim(),
    z.minLength(1, flagValidation.person),
    z.maxLength(FLAG_TEXT.person, flagValidation.person),
    z.regex(/^\P{Cc}*$/u, flagValidation.person),
  );

const percentage = z
  .int(flagValidation.percentage)
  .check(z.gte(1, flagValidation.percentage), z.lte(100, flagValidation.percentage));

const people = z.array(person).check(z.maxLength(FLAG_LIMITS.people, flagValidation.people));

const fields = {
  name,
  identifier,
  flag_type: z.enum(FLAG_TYPES, flagValidation.typeRequired),
  percentage: z.nullish(percentage),
  individual_users: z.optional(people),
  group: z.nullish(FlagGroup),
  active: z.optional(z.boolean()),
};

/**
 * A new flag. `percentage` is required for the type `percentage`, optional for `group` (the share of the
 * sites that match) and otherwise ignored. `individual_users` are identifiers, for `individual`. A flag is
 * off unless `active`.
 * @see specification, section 3, "Feature flag"
 */
export const CreateFlagRequest = z.object(fields).check(
  z.refine(({ flag_type, percentage }) => flag_type !== 'percentage' || percentage != null, {
    path: ['percentage'],
    error: flagValidation.percentage,
  }),
  z.refine(({ flag_type, group }) => flag_type !== 'group' || group != null, {
    path: ['group'],
    error: flagValidation.groupRequired,
  }),
);

/** @see {@link CreateFlagRequest} */
export type CreateFlagRequest = z.infer<typeof CreateFlagRequest>;

/**
 * Changed fields of a flag; the result must be valid as a new flag. After the first request, another
 * `identifier` fails with a conflict on `identifier` unless `confirmIdentifier` is true.
 */
export const PatchFlagRequest = z.extend(z.partial(z.object(fields)), {
  confirmIdentifier: z.optional(z.boolean()),
  revision: Revision,
});

/** @see {@link PatchFlagRequest} */
export type PatchFlagRequest = z.infer<typeof PatchFlagRequest>;

/** Why a flag can be removed from the code: it is on for everyone, or no site has requested it lately. */
export const FLAG_STALE_REASONS = ['onForEveryone', 'notRequested'] as const;

/** @see {@link FLAG_STALE_REASONS} */
export type FlagStaleReason = (typeof FLAG_STALE_REASONS)[number];

/**
 * A flag. `individualUserCount` is the number of identifiers it lists. `lastRequestAt` is when a site last
 * requested the product's flags since this one exists. `lastEditor` is who changed it last: the name of a
 * person or an API key, or null for a schedule. `stale` says why the flag can be removed.
 */
export const FlagResponse = z.object({
  _id: Id,
  feature_flag_product: Id,
  name: z.string(),
  identifier: z.string(),
  flag_type: z.enum(FLAG_TYPES),
  percentage: z.nullable(z.number()),
  group: z.nullable(FlagGroup),
  individualUserCount: z.number(),
  active: z.boolean(),
  lastRequestAt: z.nullable(Timestamp),
  lastEditor: z.nullable(z.string()),
  changedAt: Timestamp,
  stale: z.nullable(z.enum(FLAG_STALE_REASONS)),
  hasSchedule: z.boolean(),
  revision: z.number(),
});

/** @see {@link FlagResponse} */
export type FlagResponse = z.infer<typeof FlagResponse>;

/** A flag with every identifier that it lists. */
export const FlagDetailResponse = z.extend(FlagResponse, {
  individual_users: z.array(z.string()),
});

/** @see {@link FlagDetailResponse} */
export type FlagDetailResponse = z.infer<typeof FlagDetailResponse>;

/** The path parameters of a call on one flag. */
export const FlagParams = z.object({ id: Id, flagId: Id });

/**
 * The sender of a request for flags, and what the site reports. `identifier` is usually an e-mail
 * address, or `sha256:` and the hexadecimal SHA-256 digest of the lowercase address; `identifier_domain` is
 * then the part after the @.
 */
export const PublicFlagsQuery = z.looseObject({
  identifier: SiteText,
  identifier_domain: SiteText,
  installed_version: SiteText,
  wordpress: SiteText,
  php: SiteText,
  locale: SiteText,
  domain: SiteText,
  license_status: SiteText,
  license_product: SiteText,
});

/** A product's feature flags, evaluated for one identifier. */
export const PublicFlagsResponse = z.array(z.object({ flag: z.string(), active: z.boolean() }));

/** @see {@link PublicFlagsResponse} */
export type PublicFlagsResponse = z.infer<typeof PublicFlagsResponse>;
