import type { FlagType } from '../../db/flags.schema.ts';
import { murmurHash3 } from './murmur-hash.rules.ts';

/** What decides about a flag. */
export interface FlagRule {
  id: string;
  active: boolean;
  flag_type: FlagType;
  percentage: number | null;
  individual_users: readonly string[];
}

/**
 * The place of an identifier for one flag, from 1 to 100. The flag is part of the hash, so that
 * two flags at the same percentage do not pick the same people.
 */
export function placeOf(flagId: string, identifier: string): number {
  return (murmurHash3(new TextEncoder().encode(`${flagId}:${identifier}`)) % 100) + 1;
}

/** Decides whether a flag is on for an identifier. A blank identifier is nobody in particular. */
export function isActiveFor(flag: FlagRule, identifier: string): boolean {
  if (!flag.active) return false;
  if (flag.flag_type === 'on/off') return true;
  if (identifier === '') return false;
  if (flag.flag_type === 'individual') return flag.individual_users.includes(identifier);
  return placeOf(flag.id, identifier) <= (flag.percentage ?? 0);
}
