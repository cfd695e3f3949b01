import type { Product } from '../../entities/product/product.kind.ts';
import { AddVersionDialog } from './AddVersionDialog.tsx';
import { ChooseCopyTarget } from './ChooseCopyTarget.tsx';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { DeleteVersionDialog } from './DeleteVersionDialog.tsx';
import { EditVersionDialog } from './EditVersionDialog.tsx';
import { OfferExplanation } from './OfferExplanation.tsx';
import type { ProductVersion } from './products.queries.ts';
import { TemporaryLinkDialog } from './TemporaryLinkDialog.tsx';
import { VersionDownloads } from './VersionDownloads.tsx';
import { VersionPackage } from './VersionPackage.tsx';

/** Which dialog of the versions page is open. */
export type OpenDialog =
  | { name: 'addVersion'; jobId?: string }
  | { name: 'deleteProduct' | 'explainOffer' }
  | { name: keyof typeof versionDialogs; version: ProductVersion };

const versionDialogs = {
  editVersion: EditVersionDialog,
  package: VersionPackage,
  temporaryLink: TemporaryLinkDialog,
  downloadDetail: VersionDownloads,
  copyVersion: ChooseCopyTarget,
  deleteVersion: DeleteVersionDialog,
} as const;

export interface VersionDialogsProps {
  product: Product;
  dialog: OpenDialog | null;
  onClose: () => void;
}

/** The open dialog of the versions page; each begins anew when it is opened. */
export function VersionDialogs({ product, dialog, onClose }: VersionDialogsProps) {
  if (dialog === null) return null;
  const common = { product, onClose };
  switch (dialog.name) {
    case 'addVersion':
      return <AddVersionDialog {...common} jobId={dialog.jobId} />;
    case 'deleteProduct':
      return <DeleteProductDialog {...common} />;
    case 'explainOffer':
      return <OfferExplanation {...common} />;
    default: {
      const VersionDialog = versionDialogs[dialog.name];
      return <VersionDialog {...common} version={dialog.version} />;
    }
  }
}
