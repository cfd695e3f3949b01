import type { BuildResponse } from '@pressdock/api';
import { DataTable, LoadMore, Stack } from '@pressdock/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type PagedList, rowsOf } from '../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../shared/state.ts';
import { isViewingAtom } from '../user/viewing.atoms.ts';
import { buildMessages as words } from './build.messages.ts';
import { buildColumns } from './buildColumns.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';

export interface BuildListProps {
  list: PagedList & {
    data: { pages: readonly { results: BuildResponse[]; pageCount: number }[] } | undefined;
  };
  /** Whether the builds belong to different products. */
  hasProduct: boolean;
  onLoadMore: () => void;
  /** Shown when there are no builds. */
  emptyState: ReactNode;
}

const idOf = ({ _id }: BuildResponse) => _id;

/** A list of builds, newest first, each with its result, its log and a replay. */
export function BuildList({ list, hasProduct, onLoadMore, emptyState }: BuildListProps) {
  const isViewing = useAtomValue(isViewingAtom);
  const [replaying, setReplaying] = useState<string | null>(null);
  const columns = useMemo(
    () => buildColumns({ hasProduct, onReplay: isViewing ? undefined : setReplaying }),
    [hasProduct, isViewing],
  );
  const rows = rowsOf(list.data);
  return (
    <Stack gap="16">
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={rows ?? []}
        getRowId={idOf}
        isLoading={rows === undefined && list.isFetching}
        errorMessage={rows === undefined && list.isError ? words.fetchFailed : undefined}
        onRetry={list.refetch}
        emptyState={emptyState}
      />
      {rows?.length ? (
        <LoadMore
          count={rows.length}
          hasMore={list.hasNextPage}
          isPending={list.isFetchingNextPage}
          errorMessage={list.isError ? words.fetchFailed : undefined}
          onLoadMore={onLoadMore}
        />
      ) : null}
      {replaying === null ? null : (
        <ReplayDialog id={replaying} onClose={() => setReplaying(null)} />
      )}
    </Stack>
  );
}
