import {
  type ExplainFlagsQuery,
  FLAG_ATTRIBUTES,
  type FlagAttribute,
  type FlagExplanationResponse,
  type FlagResponse,
} from '@pressdock/api';
import { conditionInWords } from '../../../entities/featureFlag/featureFlag.rules.ts';
import { explainMessages as words } from './explain.messages.ts';

/** The fields of a request to explain, named as in the URL. */
export const explainFields = [
  'identifier',
  ...(Object.keys(FLAG_ATTRIBUTES) as FlagAttribute[]),
] as const;

/** The name of one field. */
export type ExplainField = (typeof explainFields)[number];

/** The request as it is entered; blank for what a site does not report. */
export type ExplainValues = Record<ExplainField, string>;

/** Reads what was entered from the URL. */
export function valuesOf(search: URLSearchParams): ExplainValues {
  const entries = explainFields.map((field) => [field, search.get(field) ?? '']);
  return Object.fromEntries(entries);
}

/** Returns the fields that are not blank, as the URL and the request take them. */
export function queryOf(values: ExplainValues): ExplainFlagsQuery {
  const filled = Object.entries(values)
    .map(([field, value]) => [field, value.trim()])
    .filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}

/** Returns whether a request says anything. */
export const hasQuery = (query: ExplainFlagsQuery) => Object.keys(query).length > 0;

/** Returns whether two requests are the same. Both are written by {@link queryOf}. */
export const isSameQuery = (one: ExplainFlagsQuery, other: ExplainFlagsQuery) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns why a flag is on or off, in one sentence. */
export function reasonInWords({
  reason,
  bucket,
  percentage,
}: Pick<FlagExplanationResponse, 'reason' | 'bucket' | 'percentage'>): string {
  const share = bucket === null || percentage === null ? undefined : { bucket, percentage };
  if (share && (reason === 'withinPercentage' || reason === 'outsidePercentage')) {
    return words.shares[reason](share.bucket, share.percentage);
  }
  return words.reasons[reason];
}

/** A condition of a group, and whether the site meets it. */
export interface ConditionResult {
  /** Its position in the group, from 1. */
  position: number;
  text: string;
  isMet: boolean;
}

/** Returns each condition of a group with its result; empty if the flag is no longer known. */
export function conditionResults(
  { conditions }: Pick<FlagExplanationResponse, 'conditions'>,
  flag: Pick<FlagResponse, 'group'> | undefined,
): ConditionResult[] {
  const known = flag?.group?.conditions ?? [];
  if (known.length !== conditions.length) return [];
  return known.map((condition, index) => ({
    position: index + 1,
    text: conditionInWords(condition),
    isMet: conditions[index] === true,
  }));
}
