import type { ProductKind } from '@pressdock/api';
import { PageHeader, Stack } from '@pressdock/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { AddRestriction } from '../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { ChangesOnly } from '../../entities/user/ChangesOnly.tsx';
import { meAtom } from '../../entities/user/user.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProductForm } from './ProductForm.tsx';
import { PackageSection } from './package/PackageSection.tsx';
import { type DescribedProduct, valuesOfPackage } from './package/package.rules.ts';
import { useProductPackage } from './package/useProductPackage.ts';
import { addProductAtom } from './productForm.atoms.ts';
import { productFormMessages } from './productForm.messages.ts';
import { blankProduct, type ProductFormValues } from './rules/productForm.values.ts';
import { useProductForm } from './useProductForm.ts';

/** The page that adds a plugin or a theme. */
export function AddProductPage({ kind }: { kind: ProductKind }) {
  const words = productFormMessages(kind);
  const canAdd = mayAdd(useAtomValue(meAtom).data, kind);
  const add = useSetAtom(addProductAtom);
  const productPackage = useProductPackage(kind);
  const { read, sentBytes } = productPackage;
  const form = useProductForm({
    kind,
    source: { values: blankProduct },
    waiting: {
      ...(sentBytes !== null && { s3Url: words.zip.stillReading }),
      ...(read?.ok === false && { s3Url: words.zip.unusable }),
    },
    save: (values) => add({ kind, values, s3Url: read?.ok ? read.s3Url : undefined }),
  });
  const filled = useRef<Partial<ProductFormValues>>({});
  const fill = useEffectEvent((product: DescribedProduct) => {
    const values = valuesOfPackage(kind, product, form.values, filled.current);
    filled.current = { ...filled.current, ...values };
    form.change(values);
  });
  useEffect(() => {
    if (read?.ok) fill(read.product);
  }, [read]);

  return (
    <ChangesOnly title={words.addTitle}>
      <Stack gap="24">
        <PageTitle title={words.addTitle} />
        <PageHeader title={words.addTitle} context={words.addContext} />
        <AddRestriction what={kind} />
        {canAdd === false ? null : (
          <ProductForm
            kind={kind}
            form={form}
            submitLabel={words.create}
            cancelHref={paths.products(kind)}
          >
            <PackageSection kind={kind} productPackage={productPackage} />
          </ProductForm>
        )}
      </Stack>
    </ChangesOnly>
  );
}
