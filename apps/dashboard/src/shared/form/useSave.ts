import type { Dispatch } from 'react';
import { leaveFreely } from '../navigation/leaving.ts';
import { navigateFreely } from '../navigation/navigation.ts';
import { toasts } from '../toasts.ts';
import { differingFields, type FormEvent, type FormSource } from './form.rules.ts';
import { hasErrors, noErrors } from './formErrors.rules.ts';
import type { FormOptions } from './formOptions.ts';
import { useSubmission } from './useSubmission.ts';

interface SaveOptions<Values extends object, Source extends FormSource<Values>, Saved> {
  options: FormOptions<Values, Source, Saved>;
  edits: Partial<Values>;
  source: Source;
  dispatch: Dispatch<FormEvent<Values, Source>>;
  removeDraft: () => void;
}

/** Validates and saves a form once at a time, and resolves conflicts as the person decides. */
export function useSave<Values extends object, Source extends FormSource<Values>, Saved>({
  options,
  edits,
  source,
  dispatch,
  removeDraft,
}: SaveOptions<Values, Source, Saved>) {
  const { isPending, run } = useSubmission();
  const { validate, save, explain, savedToast, savedPath, readNewest } = options;

  const finish = async (saved: Saved, sent: Values, base: Source, page: string) => {
    removeDraft();
    const isOver = savedPath !== undefined || options.onSaved !== undefined;
    if (!isOver) {
      const newest = await readNewest?.();
      dispatch({ type: 'saved', values: sent, source: newest ?? base });
    }
    if (savedToast !== undefined) toasts.add({ title: savedToast, tone: 'positive' });
    // The form still holds the saved edits; navigating away now loses nothing.
    leaveFreely(() => options.onSaved?.(saved));
    if (savedPath && location.pathname === page) navigateFreely(savedPath(saved));
  };

  const saveOver = async (base: Source) => {
    const values: Values = { ...base.values, ...edits };
    const found = validate?.(values, base) ?? noErrors;
    if (hasErrors(found)) return dispatch({ type: 'invalid', errors: found });
    dispatch({ type: 'submitted' });
    const page = location.pathname;
    const changes = differingFields(edits, base.values);
    const result = await save(values, { source: base, changes });
    if (result.ok) return finish(result.data, values, base, page);
    // Without the newest revision there is nothing to choose from: the save failed.
    const isConflict = result.error.code === 'stale' && readNewest !== undefined;
    if (isConflict) return dispatch({ type: 'conflicted', conflict: 'newer' });
    // Every form explains this alike, because any call may need a verified address.
    const isUnverified = result.error.code === 'email_unverified';
    const errors = isUnverified ? { message: result.error.message } : explain(result);
    dispatch({ type: 'failed', errors });
  };

  const withNewest = (use: (newest: Source) => Promise<void> | void) =>
    run(async () => {
      const newest = await readNewest?.();
      if (newest === undefined) dispatch({ type: 'conflicted', conflict: 'unreadable' });
      else await use(newest);
    });

  return {
    isPending,
    submit: () => run(() => saveOver(source)),
    /** Saves the changes on top of the newest revision. */
    saveOverNewest: () =>
      withNewest((newest) => {
        dispatch({ type: 'rebased', source: newest });
        return saveOver(newest);
      }),
    /** Continues from the newest revision without the changes. */
    loadNewest: () => withNewest((newest) => dispatch({ type: 'reloaded', source: newest })),
  };
}
