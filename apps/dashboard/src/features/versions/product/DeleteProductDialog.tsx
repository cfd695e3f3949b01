import { Alert, Button, Dialog, Form, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { deleteProductAtom } from './deleteProduct.atoms.ts';
import { deleteProductMessages } from './deleteProduct.messages.ts';
import { goesWithProduct } from './deleteProduct.rules.ts';

/** Asks before a product is deleted, names what goes with it, and has its slug typed when that is much. */
export function DeleteProductDialog({
  product,
  onClose,
}: {
  product: Product;
  onClose: () => void;
}) {
  const { kind, _id: id, name, slug } = product;
  const words = deleteProductMessages(kind);
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'mismatch' | 'failed' | null>(null);
  const remove = useSetAtom(deleteProductAtom);
  const { isPending, run } = useSubmission();
  const losses = goesWithProduct(product);
  const isMuch = losses.length > 0;

  const submit = () =>
    run(async () => {
      if (isMuch && typed.trim() !== slug) {
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
      description={isMuch ? words.withLosses(losses) : words.alone}
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
        {isMuch ? (
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
