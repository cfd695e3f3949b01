import type { FlagType } from './flags.tables.ts';
import { murmurHash3 } from './murmur-hash.rules.ts';

/** The facts about a flag that decide whether it is active. */
export interface FlagRule {
  id: string;
  active: boolean;
  flag_type: FlagType;
  percentage: number | null;
  individual_users: readonly string[];
}

/**
 * Returns the bucket of an identifier for one flag, from 1 to 100. The flag's id is part of the hash,
 * so that two flags with the same percentage are not active for the same people.
 */
export function bucketOf(flagId: string, identifier: string): number {
  return (murmurHash3(new TextEncoder().encode(`${flagId}:${identifier}`)) % 100) + 1;
}

/** Returns whether a flag is active for an identifier. A blank one matches only `on/off` flags. */
export function isActiveFor(flag: FlagRule, identifier: string): boolean {
  if (!flag.active) return false;
  if (flag.flag_type === 'on/off') return true;
  if (identifier === '') return false;
  if (flag.flag_type === 'individual') return flag.individual_users.includes(identifier);
  return bucketOf(flag.id, identifier) <= (flag.percentage ?? 0);
}
