import { type FlagCondition, type FlagResponse, flagValidation } from '@pressdock/api';
import { featureFlagMessages as words } from './featureFlag.messages.ts';

/**
 * Returns the identifier made from a flag's name: its letters and digits in upper case, with underscores
 * for spaces.
 * @see specification, section 3, "Feature flag"
 */
export function identifierOf(name: string): string {
  const alphanumeric = name.replaceAll(/[^a-z0-9\s]/gi, '').trim();
  return alphanumeric.replaceAll(/\s+/g, '_').toUpperCase();
}

/** Parses a typed percentage. Returns undefined unless it is a whole number from 1 to 100. */
export function parsePercentage(text: string): number | undefined {
  const typed = text.trim();
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return value >= 1 && value <= 100 ? value : undefined;
}

/**
 * Returns what is wrong with a typed percentage, or undefined.
 * @see specification, section 5, "Feature flag"
 */
export function percentageError(text: string): string | undefined {
  return parsePercentage(text) === undefined ? flagValidation.percentage : undefined;
}

/** Returns a condition in words: `WordPress ≥ 6.4`. */
export function conditionInWords({ attribute, comparator, value }: FlagCondition): string {
  return `${words.attributes[attribute]} ${words.symbols[comparator]} ${value}`;
}

/** The fields of a flag that decide for whom it is on. */
export type FlagTarget = Pick<
  FlagResponse,
  'flag_type' | 'percentage' | 'group' | 'individualUserCount' | 'active'
>;

/** Returns for whom a flag is on, in words: `25 % of identifiers`, `3 people`. */
export function targetInWords(flag: FlagTarget): string {
  switch (flag.flag_type) {
    case 'on/off':
      return words.everyone(flag.active);
    case 'percentage':
      return words.share(flag.percentage ?? 0);
    case 'individual':
      return words.people(flag.individualUserCount);
    case 'group':
      return groupInWords(flag);
  }
}

function groupInWords({ group, percentage }: FlagTarget): string {
  if (group === null) return words.types.group;
  const conditions = group.conditions.map(conditionInWords).join(words.joined[group.match]);
  return percentage === null ? conditions : words.shareOfSites(percentage, conditions);
}
