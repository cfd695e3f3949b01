import type { Product } from '../../../entities/product/product.kind.ts';
import { ChooseCopyTarget } from '../copy/ChooseCopyTarget.tsx';
import { VersionDownloads } from '../downloads/VersionDownloads.tsx';
import { TemporaryLinkDialog } from '../links/TemporaryLinkDialog.tsx';
import { EditVersionDialog } from '../notes/EditVersionDialog.tsx';
import { VersionPackage } from '../package/VersionPackage.tsx';
import { OfferExplanation } from '../preview/OfferExplanation.tsx';
import { DeleteProductDialog } from '../product/DeleteProductDialog.tsx';
import { AddVersionDialog } from '../upload/AddVersionDialog.tsx';
import type { ProductVersion } from '../versions.queries.ts';
import { DeleteVersionDialog } from './DeleteVersionDialog.tsx';

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
