import {
  CreateFlagRequest,
  FLAG_TYPES,
  type FlagType,
  flagValidation,
  type PatchFlagRequest,
} from '@pressdock/api';
import {
  identifierOf,
  parsePercentage,
  percentageError,
} from '../../../entities/featureFlag/featureFlag.rules.ts';
import { inFieldOrder } from '../../../shared/form/formErrors.rules.ts';
import { readCondition } from './conditionRows.rules.ts';
import { type FlagSource, type FlagValues, flagFields } from './flagForm.values.ts';

/**
 * Returns the values after the name was typed. The identifier follows the name until someone edits
 * it.
 */
export function withName(values: FlagValues, name: string): Partial<FlagValues> {
  const { identifier } = values;
  const follows = identifier === '' || identifier === identifierOf(values.name);
  return follows ? { name, identifier: identifierOf(name) } : { name };
}

/** Reads the type to select from the URL; undefined for none or an unknown one. */
export function requestedType(search: URLSearchParams): FlagType | undefined {
  return FLAG_TYPES.find((type) => type === search.get('type'));
}

/** Returns the URL's parameters without a type to select. */
export function withoutType(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('type');
  return rest;
}

/** Returns the fields that decide for whom a flag is on; those of other types are left out. */
function targetOf(values: FlagValues) {
  const { flag_type: type, percentage, groupPercentage, match, conditions } = values;
  if (type === 'percentage') return { percentage: parsePercentage(percentage) };
  if (type !== 'group') return {};
  return {
    group: { match, conditions: conditions.map(readCondition) },
    percentage: groupPercentage.trim() === '' ? null : parsePercentage(groupPercentage),
  };
}

/** Returns what a flag is added with. The type may still be blank, which is invalid. */
export function createPayload(values: FlagValues) {
  const { name, identifier, flag_type, people, active } = values;
  return {
    name,
    identifier,
    flag_type: flag_type as FlagType,
    individual_users: flag_type === 'individual' ? people : [],
    active,
    ...targetOf(values),
  };
}

/** Returns what a flag is changed with. Unchanged people and an unchanged identifier are not sent. */
export function patchPayload(
  values: FlagValues,
  { values: saved, revision }: FlagSource,
  isConfirmed: boolean,
): PatchFlagRequest {
  const { name, identifier, flag_type, people, active } = values;
  const isMoved = identifier.trim() !== saved.identifier;
  return {
    name,
    flag_type: flag_type as FlagType,
    active,
    ...targetOf(values),
    ...(isMoved ? { identifier } : {}),
    ...(isMoved && isConfirmed ? { confirmIdentifier: true } : {}),
    ...(people === saved.people ? {} : { individual_users: people }),
    ...(revision === undefined ? {} : { revision }),
  };
}

/** Returns the form's field for the path of an error in a request. */
export function fieldOf(path: string, type: FlagType | ''): string {
  if (path === 'percentage') return type === 'group' ? 'groupPercentage' : 'percentage';
  if (/^group\.conditions\.\d/.test(path)) return path.slice('group.'.length);
  if (path.startsWith('group')) return 'match';
  return path.startsWith('individual_users') ? 'people' : path;
}

/** Returns the errors of a request by the form's fields, in screen order. */
export function fieldsOf(errors: Record<string, string>, type: FlagType | '') {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) found[fieldOf(path, type)] ??= message;
  return inFieldOrder(found, flagFields);
}

function percentageErrors({ flag_type: type, percentage, groupPercentage }: FlagValues) {
  if (type === 'percentage') return { percentage: percentageError(percentage) };
  const isTyped = type === 'group' && groupPercentage.trim() !== '';
  return isTyped ? { percentage: percentageError(groupPercentage) } : {};
}

/**
 * Returns the first error of each field in screen order; empty if the flag can be saved.
 * @see specification, section 5, "Feature flag"
 */
export function flagErrors(values: FlagValues): Record<string, string> {
  const found: Record<string, string> = {};
  const { percentage } = percentageErrors(values);
  if (percentage !== undefined) found.percentage = percentage;
  if (values.flag_type === 'group' && values.conditions.length === 0) {
    found.group = flagValidation.groupRequired;
  }
  for (const issue of CreateFlagRequest.safeParse(createPayload(values)).error?.issues ?? []) {
    found[issue.path.join('.')] ??= issue.message;
  }
  return fieldsOf(found, values.flag_type);
}
