import '../../../shared/chartStyles.ts';
import type { ReleaseHealthResponse } from '@pressdock/api';
import {
  Card,
  ChartIcon,
  EmptyState,
  LinkButton,
  PageHeader,
  SearchIcon,
  Stack,
  Text,
} from '@pressdock/ui';
import { AnalyticsPlanOnly } from '../../../entities/analytics/AnalyticsPlanOnly.tsx';
import { licensedProductsAtom } from '../../../entities/license/licensedProducts.atoms.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { formatDate, formatDateTime } from '../../../shared/format.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { HealthFigures } from '../HealthFigures.tsx';
import { updateHealthMessages } from '../updateHealth.messages.ts';
import { productHealthAtoms, releaseHealthAtoms } from '../updateHealth.queries.ts';
import { missingDownloads } from '../updateHealth.rules.ts';
import { WorseAlert } from '../WorseAlert.tsx';
import { Funnel } from './Funnel.tsx';
import { OutcomeTabs } from './OutcomeTabs.tsx';

const { title, loading, failed, release: words } = updateHealthMessages;

export interface ReleasePageProps {
  productId: string;
  versionId: string;
}

/** How one release fared: its funnel, and the sites with each outcome. */
export function ReleasePage(props: ReleasePageProps) {
  return (
    <AnalyticsPlanOnly title={title}>
      <ReleaseHealth {...props} />
    </AnalyticsPlanOnly>
  );
}

function ReleaseHealth({ productId, versionId }: ReleasePageProps) {
  const health = useAtomValue(releaseHealthAtoms({ versionUUID: versionId }));
  const product = useAtomValue(licensedProductsAtom)?.find(({ id }) => id === productId);
  const { data, error, isError, isFetching, refetch } = health;
  // A release may be deleted while its page is open.
  const isMissing = error?.status === 404;
  const loaded = isMissing ? undefined : data;
  const name = loaded ? words.title(loaded.version) : title;
  return (
    <Stack gap="24">
      <PageTitle title={name} />
      <PageHeader
        title={name}
        context={loaded ? words.released(product?.name, formatDate(loaded.releasedAt)) : '\u00a0'}
        actions={
          <LinkButton href={analyticsPaths.updateHealth(productId)}>{words.toList}</LinkButton>
        }
      />
      {isMissing ? (
        <EmptyState title={words.missingTitle} icon={<SearchIcon size={20} />}>
          {words.missing}
        </EmptyState>
      ) : null}
      {isError && !isMissing && data === undefined ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {failed}
        </FailureNotice>
      ) : null}
      {data === undefined && !isError ? (
        <AreaLoading label={loading} height={size.productBody} />
      ) : null}
      {loaded ? <Loaded productId={productId} health={loaded} /> : null}
    </Stack>
  );
}

interface LoadedProps {
  productId: string;
  health: ReleaseHealthResponse;
}

function Loaded({ productId, health }: LoadedProps) {
  const { data: releases = [] } = useAtomValue(productHealthAtoms({ product: productId }));
  const { offered, downloaded, comparedWith, computedAt } = health;
  if (computedAt === null) {
    return (
      <EmptyState title={words.notComputedTitle} icon={<ChartIcon size={20} />}>
        {words.notComputed}
      </EmptyState>
    );
  }
  if (offered === 0 && downloaded === 0) {
    return (
      <EmptyState title={words.noneOfferedTitle} icon={<ChartIcon size={20} />}>
        {words.noneOffered}
      </EmptyState>
    );
  }
  const isTooFew = comparedWith !== null && missingDownloads(health) > 0;
  return (
    <>
      <WorseAlert health={health} />
      <Stack gap="12">
        <HealthFigures health={health} releases={releases} />
        <Text as="p" size="13" tone="muted">
          {words.computed(formatDateTime(computedAt))}
          {isTooFew ? ` ${words.tooFew(downloaded)}` : null}
        </Text>
      </Stack>
      <Card title={words.funnel}>
        <Funnel health={health} />
      </Card>
      <OutcomeTabs health={health} />
    </>
  );
}
