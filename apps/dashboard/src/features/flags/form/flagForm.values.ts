import type { FlagDetailResponse, FlagGroup, FlagType } from '@pressdock/api';
import { FLAG_PERCENTAGE_DEFAULT } from '@pressdock/api/limits';
import type { FormSource } from '../../../shared/form/form.rules.ts';
import { blankCondition, writeCondition } from './conditionRows.rules.ts';

/** The values of the flag form, as they are typed. */
export interface FlagValues {
  name: string;
  identifier: string;
  /** Blank until a type is selected. */
  flag_type: FlagType | '';
  /** For the type `percentage`. */
  percentage: string;
  /** For the type `individual`: identifiers. */
  people: string[];
  /** For the type `group`, as are the two below. */
  match: FlagGroup['match'];
  /** Each as `writeCondition` writes it. */
  conditions: string[];
  /** Blank for every site that meets the conditions. */
  groupPercentage: string;
  active: boolean;
}

/** The fields in the order of the screen. */
export const flagFields = [
  'name',
  'identifier',
  'active',
  'flag_type',
  'percentage',
  'people',
  'match',
  'conditions',
  'groupPercentage',
] as const satisfies (keyof FlagValues)[];

/** The form of a new flag. @see specification, section 9: 50 percent by default */
export const blankFlag: FlagValues = {
  name: '',
  identifier: '',
  flag_type: '',
  percentage: String(FLAG_PERCENTAGE_DEFAULT),
  people: [],
  match: 'all',
  conditions: [writeCondition(blankCondition)],
  groupPercentage: '',
  active: false,
};

/** The values that the form of a flag starts from. */
export interface FlagSource extends FormSource<FlagValues> {
  /** Whether sites request the flag, so that another identifier must be confirmed. */
  isRequested?: boolean;
}

const textOf = (percentage: number | null) => (percentage === null ? '' : String(percentage));

/** Returns what the form of a saved flag starts from. */
export function flagSource(flag: FlagDetailResponse) {
  const { flag_type, percentage, group } = flag;
  const values: FlagValues = {
    name: flag.name,
    identifier: flag.identifier,
    flag_type,
    percentage: flag_type === 'percentage' ? textOf(percentage) : String(FLAG_PERCENTAGE_DEFAULT),
    people: flag.individual_users,
    match: group?.match ?? 'all',
    conditions: (group?.conditions ?? [blankCondition]).map(writeCondition),
    groupPercentage: flag_type === 'group' ? textOf(percentage) : '',
    active: flag.active,
  };
  return { values, revision: flag.revision, isRequested: flag.lastRequestAt !== null };
}
