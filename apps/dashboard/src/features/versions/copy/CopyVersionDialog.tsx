import { Button, ConfirmDialog, Dialog, Text } from '@pressdock/ui';
import { useState } from 'react';
import { productAtoms } from '../../../entities/product/oneProduct.queries.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { type CopySource, paths } from '../../../shared/paths.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { copyVersionAtom } from '../versions.atoms.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { copyVersionMessages } from './copyVersion.messages.ts';

export interface CopyVersionDialogProps {
  /** Where the version is copied to. */
  product: Product;
  source: CopySource;
}

/**
 * Asks before a version of another product is copied to this one; an address leads here.
 * @see specification, section 2, "Client state names": version.copy
 */
export function CopyVersionDialog({ product, source }: CopyVersionDialogProps) {
  const { kind, _id: id, name } = product;
  const words = copyVersionMessages(kind);
  const from = { kind, id: source.sourceId };
  const origin = useAtomValue(productAtoms(from));
  const versions = useAtomValue(versionsAtoms({ ...from, isAll: true }));
  const copy = useSetAtom(copyVersionAtom);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const { isPending, run } = useSubmission();
  const version = rowsOf(versions.data)?.find(({ _id }) => _id === source.sourceVersionId)?.version;
  const leave = () => navigateFreely(paths.product(kind, id), { replace: true });
  const isGone = origin.isError || versions.isError || (versions.data && version === undefined);

  if (origin.data === undefined || version === undefined) {
    return (
      <Dialog
        isOpen
        onOpenChange={leave}
        size="small"
        title={words.unknownTitle}
        actions={<Button onPress={leave}>{words.close}</Button>}
      >
        <Text as="p" role="status">
          {isGone ? words.gone : words.loading}
        </Text>
      </Dialog>
    );
  }
  const confirm = () =>
    run(async () => {
      setProblem(undefined);
      const result = await copy({ kind, id, sourceVersionId: source.sourceVersionId });
      if (!result.ok) {
        const isAnswered = result.status >= 400 && result.status < 500;
        setProblem(isAnswered ? result.error.message : words.failed);
        return;
      }
      leave();
      toasts.add({ title: words.done(version, name), tone: 'positive' });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={leave}
      title={words.title(version, name)}
      confirmLabel={words.confirm}
      isPending={isPending}
      errorMessage={problem}
      onConfirm={confirm}
    >
      {words.body(version, origin.data.name, name)}
    </ConfirmDialog>
  );
}
