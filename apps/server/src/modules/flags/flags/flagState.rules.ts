import { CreateFlagRequest, type PatchFlagRequest } from '@pressdock/api';
import type { FlagState } from '../flags.tables.ts';

/** Returns people without duplicates, sorted. Case does not count, as in the evaluation. */
function listPeople(people: readonly string[]): string[] {
  const byKey = new Map(people.map((person) => [person.toLowerCase(), person]));
  return [...byKey.values()].sort();
}

/** Returns the state that a request describes, without the fields that its type does not have. */
export function stateOf(request: CreateFlagRequest): FlagState {
  const { name, identifier, flag_type, percentage, individual_users, group, active } = request;
  const hasPercentage = flag_type === 'percentage' || flag_type === 'group';
  return {
    name,
    identifier,
    flag_type,
    percentage: hasPercentage ? (percentage ?? null) : null,
    group: flag_type === 'group' && group ? group : null,
    individual_users: flag_type === 'individual' ? listPeople(individual_users ?? []) : [],
    active: active ?? false,
  };
}

/** The result of a change: the new state, or the error of each invalid field. */
export type MergeResult =
  | { ok: true; state: FlagState }
  | { ok: false; fields: Record<string, string> };

/** Returns a state with some fields changed. The result must be valid as a new flag. */
export function mergeState(current: FlagState, patch: PatchFlagRequest): MergeResult {
  const { confirmIdentifier: _, revision: __, ...changed } = patch;
  const result = CreateFlagRequest.safeParse({ ...current, ...changed });
  if (result.success) return { ok: true, state: stateOf(result.data) };
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  return { ok: false, fields };
}

/** Returns whether two states are equal. */
export function isSameState(one: FlagState, other: FlagState): boolean {
  return (
    one.name === other.name &&
    one.identifier === other.identifier &&
    one.flag_type === other.flag_type &&
    one.percentage === other.percentage &&
    one.active === other.active &&
    isSameGroup(one.group, other.group) &&
    one.individual_users.length === other.individual_users.length &&
    one.individual_users.every((person, index) => person === other.individual_users[index])
  );
}

function isSameGroup(one: FlagState['group'], other: FlagState['group']): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.match === other.match &&
    one.conditions.length === other.conditions.length &&
    one.conditions.every(({ attribute, comparator, value }, index) => {
      const twin = other.conditions[index];
      return (
        attribute === twin?.attribute && comparator === twin.comparator && value === twin.value
      );
    })
  );
}
