import type { ProductKind } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { useState } from 'react';
import { useDraftKey } from '../../entities/user/useDraftKey.ts';
import type { FormSource } from '../../shared/form/form.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { productFormMessages } from './productForm.messages.ts';
import { saveSecretsAtom } from './profile.queries.ts';
import { explainFailure } from './rules/failure.rules.ts';
import type { ImageName } from './rules/images.rules.ts';
import { typedSecrets } from './rules/platforms.rules.ts';
import {
  effectiveValues,
  findProductErrors,
  withSuggestedSlug,
} from './rules/productForm.rules.ts';
import {
  blankSecrets,
  draftFields,
  type ProductFormValues,
  type ProductValues,
} from './rules/productForm.values.ts';

/** The values that the form of a product starts from. */
export type ProductSource = FormSource<ProductFormValues>;

export interface ProductFormOptions {
  kind: ProductKind;
  /** The product that is edited; absent for a new one. */
  id?: string;
  source: ProductSource;
  save: (values: ProductFormValues, source: ProductSource) => Promise<Result<{ _id: string }>>;
  /** Messages of fields that cannot be saved yet. */
  waiting?: Record<string, string>;
  readNewest?: () => Promise<ProductSource | undefined>;
}

const withSecrets = ({ values, revision }: ProductSource): FormSource<ProductValues> => ({
  values: { ...values, ...blankSecrets },
  revision,
});

/** Holds the form of a new or an existing product. */
export function useProductForm({
  kind,
  id,
  source,
  save,
  waiting,
  readNewest,
}: ProductFormOptions) {
  const [uploading, setUploading] = useState<readonly ImageName[]>([]);
  const saveSecrets = useSetAtom(saveSecretsAtom);
  const form = useForm<ProductValues, FormSource<ProductValues>, { _id: string }>({
    source: withSecrets(source),
    validate: (values, { values: initial }) =>
      findProductErrors({ kind, values, initial, uploading, waiting }),
    save: async (values, { source: base }) => {
      const saved = await saveSecrets(typedSecrets(values, values));
      return saved.ok ? save(effectiveValues(values, base.values), base) : saved;
    },
    explain: (failure) => explainFailure(kind, failure, productFormMessages(kind).failed),
    savedPath: ({ _id }) => paths.product(kind, _id),
    readNewest: async () => {
      const newest = await readNewest?.();
      return newest && withSecrets(newest);
    },
    draft: { key: useDraftKey(kind, id), fields: draftFields[kind] },
  });

  const change = (changed: Partial<ProductValues>) =>
    form.change(id === undefined ? withSuggestedSlug(changed, form.values) : changed);
  const markUploading = (image: ImageName, isUploading: boolean) => {
    setUploading((images) => [
      ...images.filter((other) => other !== image),
      ...(isUploading ? [image] : []),
    ]);
    form.clearErrors(image);
  };
  return { ...form, change, markUploading };
}

/** The form of a product as its page holds it. */
export type ProductFormHandle = ReturnType<typeof useProductForm>;
