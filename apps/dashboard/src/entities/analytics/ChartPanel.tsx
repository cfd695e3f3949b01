import { Card } from '@pressdock/ui';
import { type ReactNode, Suspense } from 'react';
import { chartSize } from '../../shared/chartSizes.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';

/** The state of the data of a chart. */
export interface ChartQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ChartPanelProps<Data> {
  title: string;
  /** A short fact at the end of the title's line. */
  aside?: ReactNode;
  /** A link below the chart. */
  footer?: ReactNode;
  query: ChartQuery<Data>;
  /** Announced to screen readers while the data or the chart load. */
  loading: string;
  /** Shown, with a button that tries again, if the data failed to load. */
  failed: string;
  /** Renders the chart, whose code may still have to load. */
  children: (data: Data) => ReactNode;
}

/** A card with one chart, which loads and fails on its own. Its height is the same while it loads. */
export function ChartPanel<Data>(props: ChartPanelProps<Data>) {
  const { title, aside, footer, query, loading, failed, children } = props;
  const { data, isError, isFetching, refetch } = query;
  const placeholder = <AreaLoading label={loading} height={chartSize.chart} />;
  return (
    <Card title={title} aside={aside} footer={footer}>
      {data === undefined && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {failed}
        </FailureNotice>
      ) : null}
      {data === undefined && !isError ? placeholder : null}
      {data === undefined ? null : <Suspense fallback={placeholder}>{children(data)}</Suspense>}
    </Card>
  );
}
