import { EmptyState, LinkButton, PageHeader, SearchIcon } from '@pressdock/ui';
import { flagProductAtoms } from '../../entities/featureFlag/featureFlag.queries.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { flagListMessages } from './list/flagList.messages.ts';

const { title, unavailable: words } = flagListMessages;

/** The loading state of a product with flags, or why it cannot be shown. */
export function FlagProductUnavailable({ productId }: { productId: string }) {
  const { error, isError, isFetching, refetch } = useAtomValue(flagProductAtoms(productId));
  return (
    <>
      <PageHeader title={title} />
      {error?.status === 404 ? (
        <EmptyState
          title={words.missingTitle}
          icon={<SearchIcon size={20} />}
          action={<LinkButton href={paths.featureFlags()}>{words.backToList}</LinkButton>}
        >
          {words.missing}
        </EmptyState>
      ) : isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      ) : (
        <AreaLoading label={words.loading} height={size.productBody} />
      )}
    </>
  );
}
