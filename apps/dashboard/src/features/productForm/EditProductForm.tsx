import { productAtoms } from '../../entities/product/oneProduct.queries.ts';
import type { Product } from '../../entities/product/product.kind.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProductForm } from './ProductForm.tsx';
import { editProductAtom } from './productForm.atoms.ts';
import { productFormMessages } from './productForm.messages.ts';
import { productSource } from './rules/productForm.values.ts';
import { useProductForm } from './useProductForm.ts';

/** The form that changes a product. */
export function EditProductForm({ product }: { product: Product }) {
  const { kind, _id: id } = product;
  const { refetch } = useAtomValue(productAtoms({ kind, id }));
  const edit = useSetAtom(editProductAtom);
  const form = useProductForm({
    kind,
    id,
    source: productSource(product),
    save: (values, source) => edit({ kind, id, values, source }),
    readNewest: async () => {
      const { data, isError } = await refetch();
      return isError || !data ? undefined : productSource(data);
    },
  });
  return (
    <ProductForm
      kind={kind}
      form={form}
      product={product}
      submitLabel={productFormMessages(kind).save}
      cancelHref={paths.product(kind, id)}
    />
  );
}
