import { Button, Dialog, Text } from '@pressdock/ui';
import { productAtoms } from '../../../entities/product/oneProduct.queries.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { type CopySource, paths } from '../../../shared/paths.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { copyVersionAtom } from '../versions.atoms.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { copyVersionMessages } from './copyVersion.messages.ts';

export interface CopyVersionDialogProps {
  /** The product that receives the version. */
  product: Product;
  source: CopySource;
}

/**
 * Asks before a version of another product is copied to this one. Opened by a URL.
 * @see specification, section 2, "Client state names": version.copy
 */
export function CopyVersionDialog({ product, source }: CopyVersionDialogProps) {
  const { kind, _id: id, name } = product;
  const words = copyVersionMessages(kind);
  const from = { kind, id: source.sourceId };
  const origin = useAtomValue(productAtoms(from));
  const versions = useAtomValue(versionsAtoms({ ...from, isAll: true }));
  const copy = useSetAtom(copyVersionAtom);
  const version = rowsOf(versions.data)?.find(({ _id }) => _id === source.sourceVersionId)?.version;
  const leave = () => navigateFreely(paths.product(kind, id), { replace: true });
  const isMissing = origin.isError || versions.isError || (versions.data && version === undefined);

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
          {isMissing ? words.missingVersion : words.loading}
        </Text>
      </Dialog>
    );
  }
  const perform = async () => {
    const result = await copy({ kind, id, sourceVersionId: source.sourceVersionId });
    if (result.ok) return true;
    const hasReason = result.status >= 400 && result.status < 500;
    return hasReason && result.error.message;
  };
  return (
    <ConfirmActionDialog
      title={words.title(version, name)}
      confirmLabel={words.confirm}
      isCritical={false}
      failed={words.failed}
      done={words.done(version, name)}
      perform={perform}
      onClose={leave}
    >
      {words.body(version, origin.data.name, name)}
    </ConfirmActionDialog>
  );
}
