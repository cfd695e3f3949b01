import type { FlagProductResponse } from '@pressdock/api';
import { useSetAtom } from '../../shared/state.ts';
import { featureFlagsMessages } from './featureFlags.messages.ts';
import { renameFlagProductAtom } from './featureFlags.queries.ts';
import { ProductNameDialog } from './ProductNameDialog.tsx';

const { renaming: words } = featureFlagsMessages;

export interface RenameFlagProductDialogProps {
  product: FlagProductResponse;
  onClose: () => void;
}

/** Renames a product. */
export function RenameFlagProductDialog({ product, onClose }: RenameFlagProductDialogProps) {
  const rename = useSetAtom(renameFlagProductAtom);
  return (
    <ProductNameDialog
      title={words.title(product.name)}
      words={words}
      name={product.name}
      save={(name) => rename({ id: product._id, name })}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
