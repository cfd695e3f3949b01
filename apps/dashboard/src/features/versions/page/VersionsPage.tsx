import type { ProductKind } from '@pressdock/api';
import { PageHeader, Stack } from '@pressdock/ui';
import { lazy, Suspense, useState } from 'react';
import { PackageDrop } from '../../../entities/package/PackageDrop.tsx';
import { productAtoms } from '../../../entities/product/oneProduct.queries.ts';
import { ProductUnavailable } from '../../../entities/product/ProductUnavailable.tsx';
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { ProductAnalytics } from '../analytics/ProductAnalytics.tsx';
import { CopyVersionDialog } from '../copy/CopyVersionDialog.tsx';
import { type OpenDialog, VersionDialogs } from '../dialogs/VersionDialogs.tsx';
import { InstallationCode } from '../installation/InstallationCode.tsx';
import { isPreviewRequested } from '../preview/updatePreview.rules.ts';
import { ProductDetails } from '../product/ProductDetails.tsx';
import { VersionsPanel } from '../table/VersionsPanel.tsx';
import { UploadQueue } from '../upload/UploadQueue.tsx';
import { uploadQueueMessages } from '../upload/uploadQueue.messages.ts';
import { useDroppedPackages } from '../upload/useDroppedPackages.ts';
import { versionsMessages } from '../versions.messages.ts';
import { UpdateChecks } from './UpdateChecks.tsx';
import { VersionsHeader } from './VersionsHeader.tsx';
import * as styles from './VersionsPage.css.ts';
import { VersionsStats } from './VersionsStats.tsx';

const ProductLicenses = lazy(async () => ({
  default: (await import('../product/ProductLicenses.tsx')).ProductLicenses,
}));

const DeploymentPanel = lazy(async () => ({
  default: (await import('../deployment/DeploymentPanel.tsx')).DeploymentPanel,
}));

export interface VersionsPageProps {
  kind: ProductKind;
  id: string;
  /** With `sourceVersionId`, the version of another product to copy here. */
  sourceId?: string;
  sourceVersionId?: string;
}

/** A product: its versions, how sites get them, and its actions. */
export function VersionsPage({ kind, id, sourceId, sourceVersionId }: VersionsPageProps) {
  const { page: words } = versionsMessages(kind);
  const { data: product, isError } = useAtomValue(productAtoms({ kind, id }));
  if (product === undefined) {
    return (
      <Stack gap="24">
        <PageTitle title={words.title} />
        {isError ? <PageHeader title={words.title} /> : null}
        <ProductUnavailable kind={kind} id={id} />
      </Stack>
    );
  }
  return (
    <>
      <LoadedVersionsPage product={product} />
      {sourceId && sourceVersionId ? (
        <Changes>
          <CopyVersionDialog product={product} source={{ sourceId, sourceVersionId }} />
        </Changes>
      ) : null}
    </>
  );
}

function LoadedVersionsPage({ product }: { product: Product }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(() =>
    isPreviewRequested(location.search) ? { name: 'updatePreview' } : null,
  );
  const review = (jobId: string) => setDialog({ name: 'addVersion', jobId });
  const drop = useDroppedPackages(product, review);
  const drops = uploadQueueMessages(product.kind);
  return (
    <Stack gap="24">
      <PageTitle title={product.name} />
      <VersionsHeader product={product} onOpen={setDialog} />
      {product.versionCount > 0 ? <VersionsStats product={product} /> : null}
      <UploadQueue product={product} onReview={review} />
      <div className={styles.columns}>
        <Stack gap="24">
          <VersionsPanel product={product} onOpen={setDialog} />
          {product.versionCount > 0 ? <ProductAnalytics productId={product._id} /> : null}
          <Suspense fallback={null}>
            <DeploymentPanel product={product} />
          </Suspense>
        </Stack>
        <div className={styles.side}>
          <UpdateChecks product={product} onExplain={() => setDialog({ name: 'updatePreview' })} />
          <ProductDetails product={product} />
          {product.licenseCount > 0 ? (
            <Suspense fallback={null}>
              <ProductLicenses product={product} />
            </Suspense>
          ) : null}
        </div>
        <InstallationCode product={product} />
      </div>
      <Changes>
        <PackageDrop
          title={drops.dropTitle(product.name)}
          hint={drops.drop}
          isDisabled={dialog !== null}
          onDrop={drop}
        />
      </Changes>
      <VersionDialogs product={product} dialog={dialog} onClose={() => setDialog(null)} />
    </Stack>
  );
}
