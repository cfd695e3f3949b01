import { TextField } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { deleteProductAtom } from './deleteProduct.atoms.ts';
import { deleteProductMessages } from './deleteProduct.messages.ts';
import { lossesWithProduct } from './deleteProduct.rules.ts';

export interface DeleteProductDialogProps {
  product: Product;
  onClose: () => void;
}

/** Asks before a product is deleted, and requires its slug if versions or licenses are deleted with it. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { kind, _id: id, name, slug } = product;
  const words = deleteProductMessages(kind);
  const remove = useSetAtom(deleteProductAtom);
  const losses = lossesWithProduct(product);
  const needsSlug = losses.length > 0;
  const form = useForm({
    source: { values: { slug: '' } },
    validate: (values) =>
      fieldErrors(needsSlug && values.slug.trim() !== slug ? { slug: words.mismatch } : {}),
    save: () => remove({ kind, id }),
    explain: () => ({ message: words.failed }),
    savedToast: words.done(name),
    savedPath: () => paths.products(kind),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={words.title(name)}
      description={needsSlug ? words.withLosses(losses) : words.withoutLosses}
      submitLabel={words.confirm}
      isCritical
      errorTitle={words.errorTitle}
      closesWithoutAsking
      onClose={onClose}
    >
      {needsSlug ? (
        <TextField
          {...form.field('slug')}
          label={words.typeToConfirm(slug)}
          isMonospace
          autoComplete="off"
        />
      ) : null}
    </FormDialog>
  );
}
