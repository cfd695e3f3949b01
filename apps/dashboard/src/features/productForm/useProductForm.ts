import type { Result } from '@pressdock/api/client';
import { useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { useProductDraft } from './draft/useProductDraft.ts';
import { pictureMessages, productFormMessages } from './productForm.messages.ts';
import { saveSecretsAtom } from './profile.queries.ts';
import { type PictureField, pictureFields } from './rules/images.rules.ts';
import { type Secret, type Secrets, typedSecrets } from './rules/platforms.rules.ts';
import { noProblems, type Problems, problemsOf, without } from './rules/problems.rules.ts';
import {
  changedFields,
  effective,
  productFormErrors,
  suggestSlug,
  untouchedMessage,
} from './rules/productForm.rules.ts';
import type { ProductField, ProductFormValues } from './rules/productForm.values.ts';

type Save = (values: ProductFormValues) => Promise<Result<{ _id: string }>>;

export interface ProductFormOptions {
  kind: ProductKind;
  /** The product that is edited, and the revision of it that the form began with. */
  edited?: { id: string; revision: number };
  /** How the form begins. */
  initial: ProductFormValues;
  /** Saves what stands in the form. */
  save: Save;
  /** Told the revision to go on from when what was typed before a reload is brought back. */
  onBringBack?: (revision: number) => void;
}

/** Holds what is typed into a product's form, checks it, and saves it once at a time. */
export function useProductForm({ kind, edited, initial, save, onBringBack }: ProductFormOptions) {
  const words = productFormMessages(kind);
  const isNew = edited === undefined;
  const [values, setValues] = useState(initial);
  const [secrets, setSecrets] = useState<Secrets>({});
  const [uploading, setUploading] = useState<readonly PictureField[]>([]);
  const [hasOwnSlug, setOwnSlug] = useState(!isNew);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const [isStale, setStale] = useState(false);
  const saveSecrets = useSetAtom(saveSecretsAtom);
  const submission = useSubmission();

  const changes = changedFields(kind, values, initial);
  const draft = useProductDraft({ kind, edited, changes });

  const change = <Field extends ProductField>(field: Field, value: ProductFormValues[Field]) => {
    if (field === 'slug') setOwnSlug(value !== '' || !isNew);
    setValues((current) => ({
      ...current,
      [field]: value,
      ...(field === 'name' && !hasOwnSlug ? { slug: suggestSlug(String(value)) } : {}),
    }));
    setProblems(without(field));
  };

  const changeSecret = (name: Secret, value: string) => {
    setSecrets((current) => ({ ...current, [name]: value }));
    setProblems(without(name));
  };

  const markUploading = (field: PictureField, isUploading: boolean) => {
    setUploading((others) => [
      ...others.filter((other) => other !== field),
      ...(isUploading ? [field] : []),
    ]);
    setProblems(without(field));
  };

  /** Checks and saves; answers what is wrong. */
  const trySaving = async (saveNow: Save): Promise<Problems> => {
    const counted = effective(values, initial);
    const waiting = pictureFields.filter((field) => uploading.includes(field));
    const fields = {
      ...productFormErrors(kind, counted),
      ...Object.fromEntries(waiting.map((field) => [field, pictureMessages.stillUploading])),
    };
    if (Object.keys(fields).length > 0) {
      const message = untouchedMessage(values);
      return message === undefined ? { fields } : { fields: {}, message };
    }
    setProblems(noProblems);
    const place = location.pathname;
    const typed = typedSecrets(values, secrets);
    const kept = await saveSecrets(typed);
    if (!kept.ok) return problemsOf(kind, kept, words.failed);
    const result = await saveNow(counted);
    setStale(!result.ok && result.error.code === 'stale');
    if (!result.ok) return problemsOf(kind, result, words.failed);
    draft.forget();
    // Whoever left meanwhile stays where they went.
    if (location.pathname === place) navigateFreely(paths.product(kind, result.data._id));
    return noProblems;
  };

  const submit = (saveNow = save) =>
    submission.run(async () => setProblems(await trySaving(saveNow)));

  /** Begins anew from other values, forgetting what was typed. */
  const reset = (fresh: ProductFormValues) => {
    setValues(fresh);
    setSecrets({});
    setProblems(noProblems);
    setStale(false);
  };

  /** Puts what was typed before a reload back into the form. */
  const bringBack = () => {
    if (draft.offered === undefined) return;
    setValues({ ...values, ...draft.offered.changes });
    setOwnSlug(true);
    if (draft.offered.revision !== undefined) onBringBack?.(draft.offered.revision);
    draft.settle();
  };

  return {
    values,
    secrets,
    problems,
    isStale,
    hasChanges: Object.keys(changes).length > 0 || Object.keys(secrets).length > 0,
    hasDraft: draft.offered !== undefined,
    isPending: submission.isPending,
    change,
    changeSecret,
    markUploading,
    submit,
    reset,
    bringBack,
    declineDraft: draft.decline,
    forgetDraft: draft.forget,
  };
}

/** A product's form as its page holds it. */
export type ProductFormState = ReturnType<typeof useProductForm>;
