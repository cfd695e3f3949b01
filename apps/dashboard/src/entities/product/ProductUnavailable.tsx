import type { ProductKind } from '@pressdock/api';
import { EmptyState, LinkButton, SearchIcon, Skeleton, Stack, VisuallyHidden } from '@pressdock/ui';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { productAtoms } from './oneProduct.queries.ts';
import { unavailableMessages } from './unavailable.messages.ts';

/** The loading state of a product, or why it cannot be shown. */
export function ProductUnavailable({ kind, id }: { kind: ProductKind; id: string }) {
  const words = unavailableMessages(kind);
  const { error, isError, isFetching, refetch } = useAtomValue(productAtoms({ kind, id }));
  if (error?.status === 404) {
    return (
      <EmptyState
        title={words.missingTitle}
        icon={<SearchIcon size={24} />}
        action={<LinkButton href={paths.products(kind)}>{words.backToList}</LinkButton>}
      >
        {words.missing}
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{words.loading}</span>
      </VisuallyHidden>
      <Stack gap="24">
        <Skeleton shape="block" height={size.productHead} />
        <Skeleton shape="block" height={size.productBody} />
      </Stack>
    </div>
  );
}
