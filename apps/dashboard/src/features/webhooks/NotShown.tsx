import { EmptyState, LinkButton, PageHeader, SearchIcon } from '@pressdock/ui';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import type { CallFailure } from '../../shared/server/failure.ts';
import { size } from '../../shared/sizes.ts';
import { webhooksMessages } from './webhooks.messages.ts';

export interface NotShownProps {
  query: { error: CallFailure | null; isFetching: boolean; refetch: () => unknown };
  words: { missingTitle: string; missing: string; loading: string; fetchFailed: string };
  /** Where to go from a page that does not exist. */
  back: { label: string; href: string };
}

/** The loading state of an endpoint or a delivery, or why it cannot be shown. */
export function NotShown({ query, words, back }: NotShownProps) {
  const { error, isFetching, refetch } = query;
  if (error === null) return <AreaLoading label={words.loading} height={size.productBody} />;
  return (
    <>
      <PageHeader title={webhooksMessages.title} />
      {error.status === 404 ? (
        <EmptyState
          title={words.missingTitle}
          icon={<SearchIcon size={20} />}
          action={<LinkButton href={back.href}>{back.label}</LinkButton>}
        >
          {words.missing}
        </EmptyState>
      ) : (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      )}
    </>
  );
}
