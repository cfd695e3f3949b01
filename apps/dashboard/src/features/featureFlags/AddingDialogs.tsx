import { lazy, Suspense } from 'react';
import { AddFlagProductDialog } from './AddFlagProductDialog.tsx';
import type { Adding } from './useAdding.ts';

// The wizard has the code of its snippets, which most visits do not need.
const FlagWizard = lazy(async () => ({
  default: (await import('./wizard/FlagWizard.tsx')).FlagWizard,
}));

export interface AddingDialogsProps {
  adding: Adding | null;
  canAddProduct: boolean;
  canAddFlag: boolean;
  onClose: () => void;
}

/** The dialog that adds a product, or the wizard, if the account may add them. */
export function AddingDialogs({ adding, canAddProduct, canAddFlag, onClose }: AddingDialogsProps) {
  if (adding === 'product' && canAddProduct) return <AddFlagProductDialog onClose={onClose} />;
  if (adding !== 'flag' || !canAddFlag) return null;
  return (
    <Suspense fallback={null}>
      <FlagWizard canAddProduct={canAddProduct} onClose={onClose} />
    </Suspense>
  );
}
