import type { Product } from '../../../entities/product/product.kind.ts';
import { ChooseCopyTarget } from '../copy/ChooseCopyTarget.tsx';
import { VersionDownloads } from '../downloads/VersionDownloads.tsx';
import { TemporaryLinkDialog } from '../links/TemporaryLinkDialog.tsx';
import { EditVersionDialog } from '../notes/EditVersionDialog.tsx';
import { VersionPackage } from '../package/VersionPackage.tsx';
import { UpdatePreviewDialog } from '../preview/UpdatePreviewDialog.tsx';
import { DeleteProductDialog } from '../product/DeleteProductDialog.tsx';
import { AddVersionDialog } from '../upload/AddVersionDialog.tsx';
import type { ProductVersion } from '../versions.queries.ts';
import { DeleteVersionDialog } from './DeleteVersionDialog.tsx';

/** The dialog of the versions page that is open. */
export type OpenDialog =
  | { name: 'addVersion'; jobId?: string }
  | { name: 'deleteProduct' | 'updatePreview' }
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

/** Renders the open dialog of the versions page, fresh each time. */
export function VersionDialogs({ product, dialog, onClose }: VersionDialogsProps) {
  if (dialog === null) return null;
  const common = { product, onClose };
  switch (dialog.name) {
    case 'addVersion':
      return <AddVersionDialog {...common} jobId={dialog.jobId} />;
    case 'deleteProduct':
      return <DeleteProductDialog {...common} />;
    case 'updatePreview':
      return <UpdatePreviewDialog {...common} />;
    default: {
      const VersionDialog = versionDialogs[dialog.name];
      return <VersionDialog {...common} version={dialog.version} />;
    }
  }
}
