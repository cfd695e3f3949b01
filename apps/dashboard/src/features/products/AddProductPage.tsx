import { Alert, PageHeader, Stack } from '@pressdock/ui';
import { meAtom } from '../../entities/user/user.queries.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProductForm } from './ProductForm.tsx';
import { blankProduct } from './productForm.rules.ts';
import { addProductAtom } from './products.atoms.ts';
import { productsMessages } from './products.messages.ts';
import { useProductForm } from './useProductForm.ts';

/** Adds a plugin or a theme, and goes on to its versions. */
export function AddProductPage({ kind }: { kind: ProductKind }) {
  const { form: words, list } = productsMessages(kind);
  const canAdd = useAtomValue(meAtom).data?.canAddPluginOrTheme;
  const add = useSetAtom(addProductAtom);
  const form = useProductForm({
    kind,
    initial: blankProduct,
    isSlugSuggested: true,
    save: (values) => add({ kind, values }),
  });

  return (
    <Stack gap="24">
      <PageTitle title={words.addTitle} />
      <PageHeader title={words.addTitle} context={words.addContext} />
      {canAdd === false ? (
        <Alert tone="caution">{list.addRefused}</Alert>
      ) : (
        <ProductForm
          kind={kind}
          form={form}
          submitLabel={words.create}
          cancelHref={paths.products(kind)}
        />
      )}
    </Stack>
  );
}
