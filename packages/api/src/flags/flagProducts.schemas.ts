import * as z from 'zod/mini';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { FLAG_TEXT } from './flags.limits.ts';
import { flagValidation } from './flags.messages.ts';

/** The name of a product with feature flags. @see specification, section 5 */
export const SaveFlagProductRequest = z.object({
  name: z
    .string(flagValidation.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, flagValidation.nameRequired),
      z.maxLength(FLAG_TEXT.name, fieldValidation.tooLong),
    ),
});

/** @see {@link SaveFlagProductRequest} */
export type SaveFlagProductRequest = z.infer<typeof SaveFlagProductRequest>;

/**
 * A product with feature flags. `lastRequestAt` is when a site last requested them. `isInterface` marks the
 * product whose flags show or hide parts of this dashboard; it belongs to an operator and cannot be deleted.
 */
export const FlagProductResponse = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastRequestAt: z.nullable(Timestamp),
  isInterface: z.boolean(),
});

/** @see {@link FlagProductResponse} */
export type FlagProductResponse = z.infer<typeof FlagProductResponse>;

/** How many flags of a product are on and off. */
export const FlagCountsResponse = z.object({ active: z.number(), inactive: z.number() });

/** @see {@link FlagCountsResponse} */
export type FlagCountsResponse = z.infer<typeof FlagCountsResponse>;

/** How many identifiers requested a product's flags in the last 30 days. */
export const ActiveUserCountResponse = z.object({ count: z.number() });

/** How many flags of a product are on and off, and how many identifiers requested them in the last 30 days. */
export const FlagProductFiguresResponse = z.object({
  _id: Id,
  active: z.number(),
  inactive: z.number(),
  activeUsers: z.number(),
});

/** @see {@link FlagProductFiguresResponse} */
export type FlagProductFiguresResponse = z.infer<typeof FlagProductFiguresResponse>;

/**
 * Whether the account has more active users, over all products, than its plan includes. `limit` is null if
 * the plan includes any number.
 */
export const ActiveUserLimitResponse = z.object({
  isOver: z.boolean(),
  count: z.number(),
  limit: z.nullable(z.number()),
});

/** @see {@link ActiveUserLimitResponse} */
export type ActiveUserLimitResponse = z.infer<typeof ActiveUserLimitResponse>;

/** The part of an identifier to search for. It must not be blank. */
export const SearchFlagUsersQuery = z.object({
  id: z
    .string(flagValidation.queryRequired)
    .check(
      z.trim(),
      z.minLength(1, flagValidation.queryRequired),
      z.maxLength(FLAG_TEXT.person, flagValidation.person),
    ),
});

/** The identifier to delete, exactly. */
export const DeleteFlagUserQuery = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(FLAG_TEXT.person)),
});

/** Someone who has requested flags: `_id` is the identifier. */
export const FlagUserResponse = z.object({ _id: z.string(), lastRequestAt: z.nullable(Timestamp) });

/** @see {@link FlagUserResponse} */
export type FlagUserResponse = z.infer<typeof FlagUserResponse>;

/**
 * The people a flag is on for: those it lists, or, for other types, the newest of those who made a request.
 * A group's are unknown, because what sites report is not stored. `isComplete` is false if there are more.
 */
export const OnUsersResponse = z.object({
  results: z.array(FlagUserResponse),
  isComplete: z.boolean(),
});

/** @see {@link OnUsersResponse} */
export type OnUsersResponse = z.infer<typeof OnUsersResponse>;

/** A client for one product: a file of PHP code with its id and this server's address. */
export const FlagClientResponse = z.object({ name: z.string(), code: z.string() });

/** @see {@link FlagClientResponse} */
export type FlagClientResponse = z.infer<typeof FlagClientResponse>;
