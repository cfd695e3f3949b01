import { Card, Text } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { dataMessages as words } from './data.messages.ts';

/** The state of a request, as query atoms have it. */
export interface Request<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface WidgetProps<Data> {
  title: string;
  aside?: ReactNode;
  request: Request<Data>;
  /** The data, or the last known ones while newer are loading. */
  data: Data | undefined;
  /** The sentence to show instead of the content; undefined if there is something to show. */
  empty?: (data: Data) => string | undefined;
  children: (data: Data) => ReactNode;
}

/** A card with one part of the data: its placeholder, failure, or content. Old content stays until newer arrives. */
export function Widget<Data>({ title, aside, request, data, empty, children }: WidgetProps<Data>) {
  const { isError, isFetching, refetch } = request;
  const reason = data === undefined ? undefined : empty?.(data);
  return (
    <Card title={title} aside={aside}>
      {isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={() => void refetch()}>
          {words.failed}
        </FailureNotice>
      ) : null}
      {data === undefined && !isError ? (
        <AreaLoading label={words.loading(title)} height={size.productBody} />
      ) : null}
      {data === undefined ? null : reason === undefined ? (
        <div aria-busy={isFetching || undefined}>{children(data)}</div>
      ) : (
        <Text as="p" tone="muted">
          {reason}
        </Text>
      )}
    </Card>
  );
}
