import { Alert, Button, Dialog, Form, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import type { Product } from '../../entities/product/product.kind.ts';
import { downloadsLabel } from '../../entities/product/product.rules.ts';
import { formatCount } from '../../shared/format.ts';
import { navigateFreely } from '../../shared/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { deleteProductAtom } from './products.atoms.ts';
import { productsMessages } from './products.messages.ts';

/** Asks before a product is deleted, names what goes with it, and has its slug typed when that is much. */
export function DeleteProductDialog({
  product,
  onClose,
}: {
  product: Product;
  onClose: () => void;
}) {
  const { kind, _id: id, name, slug, versionCount, downloads } = product;
  const { deleteProduct: words } = productsMessages(kind);
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'mismatch' | 'failed' | null>(null);
  const remove = useSetAtom(deleteProductAtom);
  const { isPending, run } = useSubmission();
  const hasVersions = versionCount > 0;

  const submit = () =>
    run(async () => {
      if (hasVersions && typed.trim() !== slug) {
        setProblem('mismatch');
        return;
      }
      setProblem(null);
      const place = location.pathname;
      if (!(await remove({ kind, id }))) {
        setProblem('failed');
        return;
      }
      if (location.pathname === place) navigateFreely(paths.products(kind));
      toasts.add({ title: words.done(name), tone: 'positive' });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title(name)}
      description={
        hasVersions
          ? words.withVersions(
              formatCount(versionCount, 'version', 'versions'),
              downloadsLabel(downloads),
            )
          : words.alone
      }
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="critical" isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {problem === 'failed' ? <Alert tone="critical">{words.failed}</Alert> : null}
        {hasVersions ? (
          <TextField
            name="slug"
            label={words.type(slug)}
            value={typed}
            onChange={setTyped}
            errorMessage={problem === 'mismatch' ? words.typeMismatch : undefined}
            isMonospace
            autoComplete="off"
          />
        ) : null}
      </Form>
    </Dialog>
  );
}
