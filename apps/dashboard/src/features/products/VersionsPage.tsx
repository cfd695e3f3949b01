import { PageHeader, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { PageTitle } from '../../shared/PageTitle.tsx';
import type { ProductKind } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { InstallationCode } from './InstallationCode.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductUnavailable } from './ProductUnavailable.tsx';
import { productAtoms } from './products.queries.ts';
import { UpdateChecks } from './UpdateChecks.tsx';
import { type OpenDialog, VersionDialogs } from './VersionDialogs.tsx';
import { VersionsHeader } from './VersionsHeader.tsx';
import * as styles from './VersionsPage.css.ts';
import { VersionsPanel } from './VersionsPanel.tsx';
import { VersionsStats } from './VersionsStats.tsx';
import { versionsMessages } from './versions.messages.ts';

/** One product: its versions, how sites get them, and everything that can be done about them. */
export function VersionsPage({ kind, id }: { kind: ProductKind; id: string }) {
  const { page: words } = versionsMessages(kind);
  const { data: product, isError } = useAtomValue(productAtoms({ kind, id }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

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
    <Stack gap="24">
      <PageTitle title={product.name} />
      <VersionsHeader product={product} onOpen={setDialog} />
      {product.versionCount > 0 ? <VersionsStats product={product} /> : null}
      <div className={styles.columns}>
        <VersionsPanel product={product} onOpen={setDialog} />
        <div className={styles.side}>
          <UpdateChecks product={product} />
          <ProductDetails product={product} />
        </div>
        <InstallationCode product={product} />
      </div>
      <VersionDialogs product={product} dialog={dialog} onClose={() => setDialog(null)} />
    </Stack>
  );
}
