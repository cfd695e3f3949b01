import type { Result } from '@pressdock/api/client';
import { useState } from 'react';
import { navigateFreely } from '../../shared/navigation.ts';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import {
  changedFields,
  type ProductField,
  type ProductFormErrors,
  type ProductFormValues,
  productFormErrors,
  suggestSlug,
  untouchedMessage,
} from './productForm.rules.ts';
import { productsMessages } from './products.messages.ts';

export interface ProductFormOptions {
  kind: ProductKind;
  /** How the form begins. */
  initial: ProductFormValues;
  /** Saves what stands in the form. */
  save: (values: ProductFormValues) => Promise<Result<{ _id: string }>>;
  /** Whether the slug follows the name until somebody edits it. */
  isSlugSuggested: boolean;
}

/** What is wrong, for each field and for the form as a whole. */
interface Problems {
  fields: ProductFormErrors;
  message?: string;
}

const noProblems: Problems = { fields: {} };

/** Holds what is typed into a product's form, checks it, and saves it once at a time. */
export function useProductForm({ kind, initial, save, isSlugSuggested }: ProductFormOptions) {
  const { form: words } = productsMessages(kind);
  const [values, setValues] = useState(initial);
  const [hasOwnSlug, setOwnSlug] = useState(!isSlugSuggested);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [isStale, setStale] = useState(false);
  const submission = useSubmission();

  const change = (field: ProductField, value: string) => {
    if (field === 'slug') setOwnSlug(value !== '' || !isSlugSuggested);
    setValues((current) => ({
      ...current,
      [field]: value,
      ...(field === 'name' && !hasOwnSlug ? { slug: suggestSlug(value) } : {}),
    }));
    setProblems(({ fields, message }) => {
      const { [field]: _fixed, ...others } = fields;
      return { fields: others, message };
    });
  };

  const submit = (saveNow = save) =>
    submission.run(async () => {
      const fields = productFormErrors(kind, values);
      if (Object.keys(fields).length > 0) {
        const message = untouchedMessage(values);
        setProblems(message === undefined ? { fields } : { fields: {}, message });
        return;
      }
      setProblems(noProblems);
      const place = location.pathname;
      const result = await saveNow(values);
      if (result.ok) {
        // Whoever left meanwhile stays where they went.
        if (location.pathname === place) navigateFreely(paths.product(kind, result.data._id));
        return;
      }
      setStale(result.error.code === 'stale');
      if (result.error.code !== 'stale') setProblems(problemsOf(result, words.failed));
    });

  /** Begins anew from other values, forgetting what was typed. */
  const reset = (fresh: ProductFormValues) => {
    setValues(fresh);
    setProblems(noProblems);
    setStale(false);
  };

  const hasChanges = Object.keys(changedFields(kind, values, initial)).length > 0;
  const { isPending } = submission;
  return { values, problems, isStale, hasChanges, isPending, change, submit, reset };
}

/** A product's form as its page holds it. */
export type ProductFormState = ReturnType<typeof useProductForm>;

/** What a form says about a save that failed. */
function problemsOf(
  { status, error }: Extract<Result<never>, { ok: false }>,
  failed: string,
): Problems {
  const fields = error.fields ?? {};
  if (Object.keys(fields).length > 0) return { fields };
  const isOurs = status === 0 || status >= 500 || status === 400;
  return { fields, message: isOurs ? failed : error.message };
}
