import type { ProductKind } from '@pressdock/api';
import { PageHeader, Stack } from '@pressdock/ui';
import { productAtoms } from '../../entities/product/oneProduct.queries.ts';
import { ProductUnavailable } from '../../entities/product/ProductUnavailable.tsx';
import { ChangesOnly } from '../../entities/user/ChangesOnly.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { EditProductForm } from './EditProductForm.tsx';
import { productFormMessages } from './productForm.messages.ts';

/** The page that edits a plugin or a theme. */
export function EditProductPage({ kind, id }: { kind: ProductKind; id: string }) {
  const words = productFormMessages(kind);
  const { data } = useAtomValue(productAtoms({ kind, id }));
  return (
    <ChangesOnly title={words.editTitle}>
      <Stack gap="24">
        <PageTitle title={data ? `${words.editTitle}: ${data.name}` : words.editTitle} />
        <PageHeader title={words.editTitle} context={data?.name} />
        {data ? <EditProductForm product={data} /> : <ProductUnavailable kind={kind} id={id} />}
      </Stack>
    </ChangesOnly>
  );
}
