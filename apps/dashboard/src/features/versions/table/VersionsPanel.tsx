import { Button, Card, EmptyState, Inline, Skeleton, Stack, UploadIcon } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useSearchParams } from 'wouter';
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ExportProgress } from '../../../shared/export/ExportProgress.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { parameters } from '../../../shared/paths.ts';
import { asksForAllPages, withAllPages } from '../../../shared/server/listLength.rules.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { TextButton } from '../TextButton.tsx';
import { packageDownloadMessages, versionsMessages } from '../versions.messages.ts';
import { versionsAtoms } from '../versions.queries.ts';
import { canLoadMore } from '../versions.rules.ts';
import { usePackageDownload } from './usePackageDownload.ts';
import * as styles from './VersionsPanel.css.ts';
import { VersionsTable } from './VersionsTable.tsx';

export interface VersionsPanelProps {
  product: Product;
  onOpen: (dialog: OpenDialog) => void;
}

/** The versions of a product, the latest five at first; the URL holds how many are shown. */
export function VersionsPanel({ product, onOpen }: VersionsPanelProps) {
  const { kind, _id: id, versionCount } = product;
  const { table: words } = versionsMessages(kind);
  const [search, setSearch] = useSearchParams();
  const isAll = asksForAllPages(search);
  const list = useAtomValue(versionsAtoms({ kind, id, isAll }));
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  // The latest versions stay visible until all have loaded.
  const versions = rowsOf(useLastKnown(data));
  const count = versions?.length ?? 0;
  const loadMore = useLoadMore(list);
  const { file, download } = usePackageDownload(product);
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
      {file.state.name === 'idle' ? null : (
        <div className={styles.padded}>
          <ExportProgress file={file} words={packageDownloadMessages} />
        </div>
      )}
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
        <NoVersions kind={kind} onAdd={() => onOpen({ name: 'addVersion' })} />
      ) : null}
      {versions && versions.length > 0 ? (
        <div aria-busy={isLoading}>
          <VersionsTable
            product={product}
            versions={versions}
            linkedId={search.get(parameters.version)}
            onOpen={onOpen}
            onDownload={download}
          />
        </div>
      ) : null}
    </Card>
  );
}

function NoVersions({ kind, onAdd }: { kind: Product['kind']; onAdd: () => void }) {
  const { table: words, page } = versionsMessages(kind);
  return (
    <EmptyState
      title={words.emptyTitle}
      icon={<UploadIcon size={24} />}
      action={
        <Changes>
          <Button onPress={onAdd}>{page.addVersion}</Button>
        </Changes>
      }
    >
      {words.empty}
    </EmptyState>
  );
}
