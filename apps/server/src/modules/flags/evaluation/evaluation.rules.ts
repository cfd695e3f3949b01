import type { FlagAttribute, FlagGroup, FlagReason, FlagType } from '@pressdock/api';
import { type MeetsCondition, prepareCondition } from './conditions.rules.ts';
import type { FlagRequest } from './flagRequest.rules.ts';
import { finishHash, type HashStart, startHash } from './murmurHash.rules.ts';
import { type IsListed, searchList } from './peopleList.rules.ts';

/** The facts about a flag that decide for whom it is active. */
export interface FlagRule {
  /** A UUID. */
  id: string;
  active: boolean;
  flag_type: FlagType;
  percentage: number | null;
  individual_users: readonly string[];
  group: FlagGroup | null;
}

/** A flag that is ready to be evaluated many times. */
export interface PreparedFlag {
  active: boolean;
  type: FlagType;
  percentage: number | null;
  /** The hash of the flag's id, which the hash of every identifier starts with. */
  start: HashStart;
  isListed: IsListed;
  match: FlagGroup['match'];
  conditions: readonly { attribute: FlagAttribute; meets: MeetsCondition }[];
}

/** A flag's result for a request. @see FlagExplanationResponse in the contract */
export interface FlagResult {
  active: boolean;
  reason: FlagReason;
  /** From 1 to 100; null without a percentage or an identifier. */
  bucket: number | null;
  /** Whether each condition of a group is met. */
  conditions: boolean[];
}

const encoder = new TextEncoder();
const BUCKETS = 100;

/**
 * Prepares a flag for {@link evaluateFlag}.
 * @param isListed the prepared list of people; by default, each request searches the list
 */
export function prepareFlag(
  rule: FlagRule,
  isListed: IsListed = (request) => searchList(rule.individual_users, request),
): PreparedFlag {
  const { id, active, flag_type: type, percentage, group } = rule;
  const isShare = type === 'percentage' || type === 'group';
  return {
    active,
    type,
    percentage: isShare ? percentage : null,
    start: startHash(encoder.encode(id)),
    isListed,
    match: group?.match ?? 'all',
    conditions: (group?.conditions ?? []).map((condition) => ({
      attribute: condition.attribute,
      meets: prepareCondition(condition),
    })),
  };
}

/**
 * Returns the bucket of an identifier for a flag, from 1 to 100:
 * `murmurHash3_x86_32(flagId + ":" + identifier) % 100 + 1`. Every flag has its own hash, so two flags with
 * the same percentage are not active for the same people.
 */
function bucketOf({ start }: PreparedFlag, request: FlagRequest): number {
  return (finishHash(start, request.mixed) % BUCKETS) + 1;
}

/** Returns why a flag is active or not. Allocates nothing, because a site's request asks for every flag. */
function decide(flag: PreparedFlag, request: FlagRequest): FlagReason {
  if (!flag.active) return 'inactive';
  if (flag.type === 'on/off') return 'everyone';
  if (flag.type === 'individual') {
    if (request.identifier === '') return 'noIdentifier';
    return flag.isListed(request) ? 'listed' : 'notListed';
  }
  if (flag.type === 'group') {
    if (!meetsGroup(flag, request)) return 'conditionsNotMet';
    if (flag.percentage === null) return 'conditionsMet';
  }
  if (request.identifier === '') return 'noIdentifier';
  const isWithin = bucketOf(flag, request) <= (flag.percentage ?? 0);
  return isWithin ? 'withinPercentage' : 'outsidePercentage';
}

/** Returns whether a request meets all conditions of a group, or any of them. */
function meetsGroup({ match, conditions }: PreparedFlag, request: FlagRequest): boolean {
  const isAll = match === 'all';
  for (const { attribute, meets } of conditions) {
    if (meets(request.reported(attribute)) !== isAll) return !isAll;
  }
  return isAll;
}

const ACTIVE_REASONS: ReadonlySet<FlagReason> = new Set<FlagReason>([
  'everyone',
  'listed',
  'withinPercentage',
  'conditionsMet',
]);

/**
 * Returns whether a flag is active for a request. A request without an identifier matches only flags of type
 * `on/off`, and groups without a percentage.
 */
export function isFlagActive(flag: PreparedFlag, request: FlagRequest): boolean {
  return ACTIVE_REASONS.has(decide(flag, request));
}

/** Returns whether a flag is active for a request, and why. @see {@link isFlagActive} */
export function evaluateFlag(flag: PreparedFlag, request: FlagRequest): FlagResult {
  const reason = decide(flag, request);
  const hasBucket = flag.percentage !== null && request.identifier !== '';
  return {
    active: ACTIVE_REASONS.has(reason),
    reason,
    bucket: hasBucket ? bucketOf(flag, request) : null,
    conditions: flag.conditions.map(({ attribute, meets }) => meets(request.reported(attribute))),
  };
}
