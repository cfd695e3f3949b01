import type { Product } from '../../entities/product/product.kind.ts';
import { toasts } from '../../shared/toasts.ts';
import { AddVersionDialog } from './AddVersionDialog.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { DeleteVersionDialog } from './DeleteVersionDialog.tsx';
import { EditVersionDialog } from './EditVersionDialog.tsx';
import type { ProductVersion } from './products.queries.ts';
import { TemporaryLinkDialog } from './TemporaryLinkDialog.tsx';
import { addVersionMessages } from './versions.messages.ts';

/** Which dialog of the versions page is open. */
export type OpenDialog =
  | { name: 'addVersion' }
  | { name: 'deleteProduct' }
  | { name: 'editVersion' | 'deleteVersion' | 'temporaryLink'; version: ProductVersion };

export interface VersionDialogsProps {
  product: Product;
  dialog: OpenDialog | null;
  onClose: () => void;
}

/** The open dialog of the versions page; each begins anew when it is opened. */
export function VersionDialogs({ product, dialog, onClose }: VersionDialogsProps) {
  const { added } = addVersionMessages(product.kind);
  const common = { product, onClose };
  switch (dialog?.name) {
    case 'addVersion':
      return (
        <AddVersionDialog
          {...common}
          onAdded={({ version }) => {
            onClose();
            toasts.add({ title: added(version), tone: 'positive' });
          }}
        />
      );
    case 'editVersion':
      return <EditVersionDialog {...common} version={dialog.version} />;
    case 'deleteVersion':
      return <DeleteVersionDialog {...common} version={dialog.version} />;
    case 'temporaryLink':
      return <TemporaryLinkDialog {...common} version={dialog.version} />;
    case 'deleteProduct':
      return <DeleteProductDialog {...common} />;
    default:
      return null;
  }
}
