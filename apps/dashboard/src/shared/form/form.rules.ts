import { type FormErrors, noErrors, withoutFields } from './formErrors.rules.ts';

/** The values that a form starts from. */
export interface FormSource<Values> {
  values: Values;
  /** The saved revision that is being edited; absent where saves cannot conflict. */
  revision?: number;
}

/** A save that was refused because the object has a newer revision. `unreadable`: loading that failed. */
export type Conflict = 'newer' | 'unreadable';

/** Everything that is known about a form apart from requests in progress. */
export interface FormState<Values, Source extends FormSource<Values>> {
  /** The source whose revision is being edited. */
  source: Source;
  /** The fields whose value differs from the source. */
  edits: Partial<Values>;
  errors: FormErrors;
  conflict: Conflict | null;
  /** Whether the form shows that it was saved. */
  isSaved: boolean;
}

/** An event in the life of a form. `source` is the current one at that moment. */
export type FormEvent<Values, Source extends FormSource<Values>> =
  | { type: 'edited'; values: Partial<Values>; source: Source }
  | { type: 'fieldsTouched'; fields: readonly string[] }
  | { type: 'invalid'; errors: FormErrors }
  | { type: 'submitted' }
  | { type: 'failed'; errors: FormErrors }
  | { type: 'conflicted'; conflict: Conflict }
  | { type: 'saved'; values: Values; source: Source }
  | { type: 'rebased'; source: Source }
  | { type: 'reloaded'; source: Source }
  | { type: 'draftRestored'; edits: Partial<Values>; source: Source }
  | { type: 'savedNoticeExpired' };

/** Returns the state of an unedited form. */
export function newForm<Values, Source extends FormSource<Values>>(
  source: Source,
): FormState<Values, Source> {
  return { source, edits: {}, errors: noErrors, conflict: null, isSaved: false };
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
}

/** Returns the fields of `edits` whose value differs from `values`. */
export function differingFields<Values>(edits: Partial<Values>, values: Values): Partial<Values> {
  const differing = Object.entries(edits).filter(
    ([name, value]) => !isSame(value, values[name as keyof Values]),
  );
  return Object.fromEntries(differing) as Partial<Values>;
}

/**
 * Returns the source to use. Unedited fields follow the latest source while its revision is the one
 * being edited. A form without edits follows a newer revision; one with edits lets the person decide.
 */
export function currentSource<Values, Source extends FormSource<Values>>(
  { source, edits }: Pick<FormState<Values, Source>, 'source' | 'edits'>,
  latest: Source,
): Source {
  if (latest.revision === source.revision) return latest;
  const isNewer = (latest.revision ?? 0) > (source.revision ?? 0);
  return isNewer && Object.keys(edits).length === 0 ? latest : source;
}

/** Returns the state of a form after an event. */
export function nextForm<Values, Source extends FormSource<Values>>(
  state: FormState<Values, Source>,
  event: FormEvent<Values, Source>,
): FormState<Values, Source> {
  switch (event.type) {
    case 'edited':
      return {
        ...state,
        source: event.source,
        edits: differingFields({ ...state.edits, ...event.values }, event.source.values),
        errors: withoutFields(state.errors, Object.keys(event.values)),
      };
    case 'fieldsTouched':
      return { ...state, errors: withoutFields(state.errors, event.fields) };
    case 'invalid':
      return { ...state, errors: event.errors };
    case 'submitted':
      return { ...state, errors: noErrors, isSaved: false };
    case 'failed':
      return { ...state, errors: event.errors, conflict: null };
    case 'conflicted':
      return { ...state, conflict: event.conflict };
    case 'saved':
      // What was typed while the request was in progress stays typed.
      return {
        ...newForm<Values, Source>(event.source),
        edits: differingFields(state.edits, event.values),
        isSaved: true,
      };
    case 'rebased':
      return { ...state, source: event.source };
    case 'reloaded':
      return newForm(event.source);
    case 'draftRestored':
      return {
        ...state,
        source: event.source,
        edits: differingFields({ ...state.edits, ...event.edits }, event.source.values),
      };
    case 'savedNoticeExpired':
      return { ...state, isSaved: false };
  }
}
