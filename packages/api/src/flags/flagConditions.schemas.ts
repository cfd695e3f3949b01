import * as z from 'zod/mini';
import { FLAG_LIMITS, FLAG_TEXT } from './flags.limits.ts';
import { flagValidation } from './flags.messages.ts';

/** The attributes that conditions can compare, as sites report them, and how they are compared. */
export const FLAG_ATTRIBUTES = {
  installed_version: 'version',
  wordpress: 'version',
  php: 'version',
  locale: 'text',
  domain: 'text',
  identifier_domain: 'text',
  license_status: 'text',
  license_product: 'text',
} as const;

/** The name of an attribute in a request for flags. */
export type FlagAttribute = keyof typeof FLAG_ATTRIBUTES;

/** The comparators of versions, ordered by their numbers, and of texts, in which case does not count. */
export const FLAG_COMPARATORS = {
  version: ['<', '<=', '=', '>=', '>'],
  text: ['is', 'isNot', 'startsWith', 'endsWith'],
} as const;

/** @see {@link FLAG_COMPARATORS} */
export type FlagComparator = (typeof FLAG_COMPARATORS)['version' | 'text'][number];

const attributes = Object.keys(FLAG_ATTRIBUTES) as [FlagAttribute, ...FlagAttribute[]];

/** A version of one to four numbers. WordPress, PHP and plugins do not all write three. */
export const conditionVersionPattern = /^\d{1,9}(?:\.\d{1,9}){0,3}$/;

/** Returns whether an attribute can be compared in this way. */
export function isComparatorOf(attribute: FlagAttribute, comparator: FlagComparator): boolean {
  const comparators: readonly string[] = FLAG_COMPARATORS[FLAG_ATTRIBUTES[attribute]];
  return comparators.includes(comparator);
}

/** A condition. A site that does not report the attribute does not meet it, whatever the comparator. */
export const FlagCondition = z
  .object({
    attribute: z.enum(attributes),
    comparator: z.enum([...FLAG_COMPARATORS.version, ...FLAG_COMPARATORS.text]),
    value: z
      .string(flagValidation.conditionValue)
      .check(
        z.trim(),
        z.minLength(1, flagValidation.conditionValue),
        z.maxLength(FLAG_TEXT.value, flagValidation.conditionValue),
        z.regex(/^\P{Cc}*$/u, flagValidation.conditionValue),
      ),
  })
  .check(
    z.refine(({ attribute, comparator }) => isComparatorOf(attribute, comparator), {
      path: ['comparator'],
      error: flagValidation.comparator,
    }),
    z.refine(
      ({ attribute, value }) =>
        FLAG_ATTRIBUTES[attribute] !== 'version' || conditionVersionPattern.test(value),
      { path: ['value'], error: flagValidation.conditionVersion },
    ),
  );

/** @see {@link FlagCondition} */
export type FlagCondition = z.infer<typeof FlagCondition>;

/** The conditions of a group: a site must meet all or any of them. */
export const FlagGroup = z.object({
  match: z.enum(['all', 'any']),
  conditions: z
    .array(FlagCondition)
    .check(
      z.minLength(1, flagValidation.groupRequired),
      z.maxLength(FLAG_LIMITS.conditions, flagValidation.groupRequired),
    ),
});

/** @see {@link FlagGroup} */
export type FlagGroup = z.infer<typeof FlagGroup>;
