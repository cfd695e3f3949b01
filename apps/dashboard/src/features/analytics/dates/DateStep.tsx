import { Button, ChartIcon, EmptyState, Inline, LinkButton } from '@pressdock/ui';
import { analyticsDatesAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';
import { MissingProduct } from '../products/MissingProduct.tsx';
import { analyticsProductsAtoms } from '../products/products.queries.ts';
import { useAnalyticsView } from '../useAnalyticsView.ts';
import { DateForm } from './DateForm.tsx';

const { dates: words } = analyticsPageMessages;

/**
 * The second step: a date, and optionally an earlier one to compare with. A product without any date
 * cannot continue.
 * @see specification, section 4, "Analytics steps"
 */
export function DateStep() {
  const { view, change } = useAnalyticsView();
  const list = useAtomValue(analyticsDatesAtoms({ product: view.product ?? '' }));
  const { data, isError, isFetching, refetch } = list;
  const products = useAtomValue(analyticsProductsAtoms({})).data?.data;
  const productName = products?.find(({ id }) => id === view.product)?.name;
  if (products !== undefined && productName === undefined) return <MissingProduct />;
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        icon={<ChartIcon size={20} />}
        action={
          <Inline gap="12">
            <LinkButton href={analyticsPaths.analytics()}>{words.back}</LinkButton>
            <Button isPending={isFetching} onPress={() => void refetch()}>
              {sharedMessages.retry}
            </Button>
          </Inline>
        }
      >
        {words.empty}
      </EmptyState>
    );
  }
  return <DateForm dates={data} productName={productName} onChoose={change} />;
}
