import { SAVED_NOTICE_MS } from '@pressdock/api/limits';
import { useEffect, useReducer } from 'react';
import {
  currentSource,
  differingFields,
  type FormSource,
  newForm,
  nextForm,
} from './form.rules.ts';
import type { FormOptions } from './formOptions.ts';
import { useDraft } from './useDraft.ts';
import { useSave } from './useSave.ts';

const noDraft = { key: undefined, fields: {} };

/** Holds the values of a form, validates them and saves them once at a time. Loses nothing that was typed. */
export function useForm<Values extends object, Source extends FormSource<Values>, Saved>(
  options: FormOptions<Values, Source, Saved>,
) {
  const [state, dispatch] = useReducer(nextForm<Values, Source>, options.source, newForm);
  const { errors, conflict, isSaved, edits } = state;
  const source = currentSource(state, options.source);
  const values: Values = { ...source.values, ...edits };
  const changes = differingFields(edits, source.values);
  const draft = useDraft<Values>(options.draft ?? noDraft, { changes, revision: source.revision });
  const saving = useSave({ options, edits, source, dispatch, removeDraft: draft.remove });

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => dispatch({ type: 'savedNoticeExpired' }), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const change = (edited: Partial<Values>) => dispatch({ type: 'edited', values: edited, source });
  const restoreDraft = () => {
    if (draft.offered === undefined) return;
    // Changes to an older revision are saved over a newer one only after a question.
    const { changes: restored, revision = source.revision } = draft.offered;
    dispatch({ type: 'draftRestored', edits: restored, source: { ...source, revision } });
    draft.close();
  };

  return {
    ...saving,
    values,
    /** The values the form started from. */
    initial: source.values,
    errors,
    conflict,
    isSaved,
    hasChanges: Object.keys(changes).length > 0,
    change,
    /** The props that connect a field of the kit to a value. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    /** Removes the errors of fields that are not edited by typing. */
    clearErrors: (...fields: string[]) => dispatch({ type: 'fieldsTouched', fields }),
    /** Discards all edits and errors. */
    reset: () => dispatch({ type: 'reloaded', source }),
    hasDraft: draft.offered !== undefined,
    restoreDraft,
    discardDraft: draft.discard,
    /** Deletes the stored draft, because the person leaves without saving. */
    abandon: draft.remove,
  };
}

/** A form as its page or dialog holds it. */
export type FormHandle<Values extends object> = ReturnType<
  typeof useForm<Values, FormSource<Values>, unknown>
>;

/** A form without its values, as `PageForm` and `FormDialog` take it. */
export type FormControls = Omit<FormHandle<object>, 'values' | 'initial' | 'change' | 'field'>;

/** A form without drafts and conflicts, whose values live elsewhere. */
export type SimpleFormControls = Pick<
  FormControls,
  'errors' | 'hasChanges' | 'isPending' | 'submit'
>;
