import { useState } from 'react';
import { productAtoms } from '../../entities/product/oneProduct.queries.ts';
import type { Product } from '../../entities/product/product.kind.ts';
import { StaleNotice } from '../../shared/form/StaleNotice.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProductForm } from './ProductForm.tsx';
import { editProductAtom } from './productForm.atoms.ts';
import { productFormMessages } from './productForm.messages.ts';
import { type ProductFormValues, valuesOf } from './rules/productForm.values.ts';
import { useProductForm } from './useProductForm.ts';

/** The form of a product that exists, with a way out when it was changed elsewhere meanwhile. */
export function EditProductForm({ product }: { product: Product }) {
  const { kind, _id: id } = product;
  const words = productFormMessages(kind);
  // The form keeps the product it began with; the cache may learn of a newer one at any time.
  const [began, setBegan] = useState(product);
  const [hasNoNewer, setNoNewer] = useState(false);
  const { refetch } = useAtomValue(productAtoms({ kind, id }));
  const edit = useSetAtom(editProductAtom);
  const loading = useSubmission();

  const initial = valuesOf(began);
  const saveOver = (revision: number) => (values: ProductFormValues) =>
    edit({ kind, id, values, initial, revision });
  const form = useProductForm({
    kind,
    edited: { id, revision: began.revision },
    initial,
    save: saveOver(began.revision),
    // What was typed over an older revision meets a newer one only with a question.
    onBringBack: (revision) => setBegan({ ...began, revision }),
  });

  const withNewer = (use: (newer: Product) => void) =>
    loading.run(async () => {
      const { data, isError } = await refetch();
      setNoNewer(isError);
      if (data && !isError) use(data);
    });
  const loadNewer = (newer: Product) => {
    setBegan(newer);
    form.reset(valuesOf(newer));
  };

  const notice = form.isStale ? (
    <StaleNotice
      what={kind}
      hasNoNewer={hasNoNewer}
      isPending={loading.isPending || form.isPending}
      onSaveOver={() => withNewer(({ revision }) => form.submit(saveOver(revision)))}
      onLoadNewer={() => withNewer(loadNewer)}
    />
  ) : undefined;

  return (
    <ProductForm
      kind={kind}
      form={form}
      submitLabel={words.save}
      cancelHref={paths.product(kind, id)}
      notice={notice}
    />
  );
}
