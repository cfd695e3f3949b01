import { ChartIcon, EmptyState, LinkButton, PageHeader, SearchIcon, Stack } from '@pressdock/ui';
import { AnalyticsPlanOnly } from '../../entities/analytics/AnalyticsPlanOnly.tsx';
import {
  type LicensedProduct,
  licensedProductsAtom,
} from '../../entities/license/licensedProducts.atoms.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { NewestRelease } from './NewestRelease.tsx';
import { ReleasesTable } from './ReleasesTable.tsx';
import { updateHealthMessages as words } from './updateHealth.messages.ts';
import { productHealthAtoms } from './updateHealth.queries.ts';

/** How the sites of a product took its newest releases. */
export function UpdateHealthPage({ productId }: { productId: string }) {
  return (
    <AnalyticsPlanOnly title={words.title}>
      <ProductHealth productId={productId} />
    </AnalyticsPlanOnly>
  );
}

function ProductHealth({ productId }: { productId: string }) {
  const product = useAtomValue(licensedProductsAtom)?.find(({ id }) => id === productId);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={product ? words.context(product.name) : '\u00a0'}
        actions={
          product ? (
            <LinkButton href={paths.product(product.kind, product.id)}>
              {words.toVersions}
            </LinkButton>
          ) : undefined
        }
      />
      <Releases productId={productId} product={product} />
    </Stack>
  );
}

interface ReleasesProps {
  productId: string;
  product: LicensedProduct | undefined;
}

function Releases({ productId, product }: ReleasesProps) {
  const health = useAtomValue(productHealthAtoms({ product: productId }));
  const { data: releases, error, isError, isFetching, refetch } = health;
  if (error?.status === 404) {
    return (
      <EmptyState
        title={words.missingTitle}
        icon={<SearchIcon size={20} />}
        action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
      >
        {words.missing}
      </EmptyState>
    );
  }
  if (releases === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  const [newest] = releases;
  if (newest === undefined) {
    return (
      <EmptyState
        title={words.emptyTitle}
        icon={<ChartIcon size={20} />}
        action={
          product ? (
            <LinkButton href={paths.product(product.kind, product.id)}>
              {words.toVersions}
            </LinkButton>
          ) : undefined
        }
      >
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <NewestRelease productId={productId} health={newest} releases={releases} />
      <ReleasesTable productId={productId} releases={releases} />
    </>
  );
}
