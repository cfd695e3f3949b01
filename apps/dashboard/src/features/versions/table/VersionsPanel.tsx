import { Button, Card, EmptyState, Inline, Skeleton, Stack, UploadIcon } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useSearchParams } from 'wouter';
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { asksForAllPages, withAllPages } from '../../../shared/server/listLength.rules.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { TextButton } from '../TextButton.tsx';
import { versionsMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { canLoadMore } from '../versions.rules.ts';
import * as styles from './VersionsPanel.css.ts';
import { VersionsTable } from './VersionsTable.tsx';

export interface VersionsPanelProps {
  product: Product;
  onOpen: (dialog: OpenDialog) => void;
}

/** The versions of a product, the latest five at first; the URL holds how many are shown. */
export function VersionsPanel({ product, onOpen }: VersionsPanelProps) {
  const { kind, _id: id, versionCount } = product;
  const { table: words, page } = versionsMessages(kind);
  const [search, setSearch] = useSearchParams();
  const isAll = asksForAllPages(search);
  const list = useAtomValue(versionsAtoms({ kind, id, isAll }));
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  // The latest versions stay visible until all have loaded.
  const versions = rowsOf(useLastKnown(data));
  const count = versions?.length ?? 0;
  const loadMore = useLoadMore(list);
  const showAll = () => setSearch(withAllPages, { replace: true });
  const isLoading = data === undefined || isFetchingNextPage;
  const hasMore = list.hasNextPage && count < versionCount;
  const canShowMore = canLoadMore({ isLoading, hasError: isError, showLoadMore: hasMore, count });

  const failure = isError ? (
    <FailureNotice
      isRetrying={isFetching}
      onRetry={isFetchNextPageError ? list.fetchNextPage : list.refetch}
    >
      {words.failed}
    </FailureNotice>
  ) : null;

  return (
    <Card
      title={words.title}
      aside={count > 0 ? words.count(count, Math.max(count, versionCount)) : undefined}
      padding="none"
      footer={
        canShowMore ? (
          <Inline gap="24">
            <TextButton onPress={showAll}>{words.showAll}</TextButton>
            <TextButton onPress={loadMore}>{words.loadMore}</TextButton>
          </Inline>
        ) : undefined
      }
    >
      {failure ? <div className={styles.padded}>{failure}</div> : null}
      {versions === undefined && failure === null ? (
        <div className={styles.padded} aria-busy="true">
          <Stack gap="16">
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
            <Skeleton height={vars.space[20]} />
          </Stack>
        </div>
      ) : null}
      {versions?.length === 0 && failure === null ? (
        <EmptyState
          title={words.emptyTitle}
          icon={<UploadIcon size={24} />}
          action={
            <Changes>
              <Button onPress={() => onOpen({ name: 'addVersion' })}>{page.addVersion}</Button>
            </Changes>
          }
        >
          {words.empty}
        </EmptyState>
      ) : null}
      {versions && versions.length > 0 ? (
        <div aria-busy={isLoading}>
          <VersionsTable product={product} versions={versions} onOpen={onOpen} />
        </div>
      ) : null}
    </Card>
  );
}
